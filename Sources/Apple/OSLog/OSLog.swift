// The log under its other name.
@_exported import os
