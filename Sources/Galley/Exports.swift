@_exported import Foundation
@_exported import GalleyCombine
@_exported import GalleyCompatibility
@_exported import GalleyControls
@_exported import GalleyCore
@_exported import GalleyGraphics
@_exported import GalleyLayout
@_exported import GalleyViews
