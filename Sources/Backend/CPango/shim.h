// Cairo through its own module, so that its names belong to one module only.
#include "../CCairo/shim.h"
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H

// The direction of the first strong character. Pango marks the function deprecated and offers no
// other that finds a direction without laying the text out.
static inline PangoDirection galley_base_direction(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
