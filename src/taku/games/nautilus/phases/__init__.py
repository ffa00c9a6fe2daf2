"""The pauses of Nautilus, one file each, in the order of the leaflet."""
