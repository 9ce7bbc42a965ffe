// The `os` module under its other name.
@_exported import os
