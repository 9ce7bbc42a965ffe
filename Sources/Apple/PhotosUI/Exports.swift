// Views for choosing photos. Galley has no photo library, so nothing can be chosen.
@_exported import Foundation
