// Resources of asset catalogs and the parts of previews. Generated files import this module by
// themselves.
@_exported import protocol Galley.PreviewModifier
@_exported import protocol GalleyCompatibility.LibraryContentProvider
@_exported import struct Galley.ColorResource
@_exported import struct Galley.ImageResource
@_exported import struct Galley.PreviewTrait
@_exported import struct GalleyCompatibility.LibraryItem
