"""The pauses of Niwa, one file each."""
