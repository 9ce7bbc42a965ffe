@_exported import GalleyCore
