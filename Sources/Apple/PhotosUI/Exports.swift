// Views for choosing photos. There is no library of photos, so nothing can be chosen.
@_exported import Foundation
