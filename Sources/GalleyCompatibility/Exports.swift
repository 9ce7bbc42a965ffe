@_exported import GalleyControls
