@_exported import GalleyViews
