// Import Cairo through its own module, so that its names belong to one module only.
#include "../CCairo/shim.h"
#include <cairo-ft.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H

// Returns the direction of the first strong character. Pango deprecates this function but has no
// other that finds the direction without layout.
static inline PangoDirection galley_base_direction(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
