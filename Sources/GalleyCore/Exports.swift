@_exported import GalleyGraphics
