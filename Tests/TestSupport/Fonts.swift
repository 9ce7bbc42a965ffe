import Galley

/// Whether text is set in the pinned fonts; tests of other engines state no widths of words.
package let hasPinnedFonts = !FontLibrary.files.isEmpty

/// Whether there is something to paint pictures with.
package let hasPainter = !LibraryVersion.current.isEmpty
