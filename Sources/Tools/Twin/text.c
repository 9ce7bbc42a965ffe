#include "twin.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>

static PangoContext *context;

void twin_fonts(void) {
  static const char *const files[] = {
      "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      "/usr/share/fonts/opentype/inter/Inter-Medium.otf",
      "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
  };
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddFile(config, (const FcChar8 *)"");
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  for (unsigned i = 0; i < sizeof files / sizeof *files; i++) {
    int faces;
    FcPattern *face = FcFreeTypeQuery((const FcChar8 *)files[i], 0, NULL, &faces);
    if (face) FcFontSetAdd(fonts, face);
  }
  FcConfigSetCurrent(config);
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  context = pango_font_map_create_context(map);
  pango_cairo_context_set_resolution(context, 72);
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
}

// The third face of the collection is for simplified Chinese; only the article needs it.
static void add_chinese(void) {
  static int added;
  if (added++) return;
  int faces;
  FcPattern *face = FcFreeTypeQuery(
      (const FcChar8 *)"/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", 2, NULL, &faces);
  FcFontSet *fonts = FcConfigGetFonts(NULL, FcSetApplication);
  if (face) FcFontSetAdd(fonts, face);
  pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(pango_context_get_font_map(context)));
}

PangoLayout *twin_text(PangoLayout *layout, const char *text, double size, int weight, int tabular,
                       double width) {
  if (!layout) {
    if (width == 600) add_chinese();
    layout = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, width == 600 ? "Inter,Noto Sans CJK SC" : "Inter");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_font_description_set_weight(font, weight);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    if (width >= 0) {
      pango_layout_set_width(layout, width * PANGO_SCALE);
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    }
    if (tabular) {
      PangoAttrList *attributes = pango_attr_list_new();
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"));
      pango_layout_set_attributes(layout, attributes);
      pango_attr_list_unref(attributes);
    }
  } else {
    // Discard the shaped text, so that each round shapes again.
    pango_layout_context_changed(layout);
  }
  pango_layout_set_text(layout, text, -1);
  PangoRectangle ignored;
  pango_layout_get_extents(layout, NULL, &ignored);
  return layout;
}

void twin_draw_line(cairo_t *cr, PangoLayout *layout, int index, double x, double y) {
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, index);
  if (!line) return;
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout_line(cr, line);
}

void twin_capsule(cairo_t *cr, double x, double y, double width, double height, double radius) {
  const double quarter = G_PI / 2;
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + width - radius, y + radius, radius, -quarter, 0);
  cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, quarter);
  cairo_arc(cr, x + radius, y + height - radius, radius, quarter, 2 * quarter);
  cairo_arc(cr, x + radius, y + radius, radius, 2 * quarter, 3 * quarter);
  cairo_close_path(cr);
}
