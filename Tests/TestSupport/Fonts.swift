import Galley

/// Whether text uses the pinned fonts; tests of other engines do not check the widths of words.
package let hasPinnedFonts = !FontLibrary.files.isEmpty

/// Whether pictures can be painted.
package let hasPainter = !LibraryVersion.current.isEmpty
