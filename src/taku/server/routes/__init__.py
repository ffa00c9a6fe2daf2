"""What is served over HTTP, one file a subject; every answer and every form is a struct of `forms.py`."""
