// Linux has no Charts. Files that import it get Galley's implementation.
@_exported import Galley
