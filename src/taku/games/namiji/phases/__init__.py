"""The pauses of Namiji, one file a station or set-up step."""
