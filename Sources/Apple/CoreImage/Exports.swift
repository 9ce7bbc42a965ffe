// Core Image, as far as views use it: codes, and filters of pictures that are computed pixel by pixel.
@_exported import CoreGraphics
@_exported import class GalleyUIKit.CIColor
