"""The table server: people on different devices at one table, each seeing what their seat may know."""
