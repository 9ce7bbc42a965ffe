@_exported import GalleyLayout
