@_exported import Galley
