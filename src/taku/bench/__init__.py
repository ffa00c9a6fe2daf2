"""What is measured against whom, side by side in one run."""
