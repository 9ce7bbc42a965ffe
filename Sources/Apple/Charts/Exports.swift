// Linux has no Charts. Files that import it get charts of Galley's own.
@_exported import Galley
