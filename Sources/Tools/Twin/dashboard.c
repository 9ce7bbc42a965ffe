#include "twin.h"

#include <math.h>
#include <stdio.h>

// Each of the thousand strings is shaped only once; painting just moves glyphs.
static struct {
  cairo_glyph_t glyphs[4];
  int count;
  double x;
} labels[1000];
static cairo_scaled_font_t *font;
static cairo_glyph_t *all;

static void shape(void) {
  if (font) return;
  PangoLayout *layout = NULL;
  char number[8];
  for (int i = 0; i < 1000; i++) {
    snprintf(number, sizeof number, "%d", i);
    layout = twin_text(layout, number, 9, 400, 0, -1);
    PangoRectangle extents;
    pango_layout_get_extents(layout, NULL, &extents);
    double width = ceil(extents.width / 1024.0 - 1e-6);
    labels[i].x = floor((24 - width) / 2 + 0.5);
    PangoGlyphItem *run = pango_layout_get_line_readonly(layout, 0)->runs->data;
    if (!font)
      font = cairo_scaled_font_reference(
          pango_cairo_font_get_scaled_font((PangoCairoFont *)run->item->analysis.font));
    double x = 0;
    for (int g = 0; g < run->glyphs->num_glyphs && g < 4; g++) {
      PangoGlyphInfo *info = &run->glyphs->glyphs[g];
      labels[i].glyphs[g] =
          (cairo_glyph_t){info->glyph, x + info->geometry.x_offset / 1024.0, 0};
      x += info->geometry.width / 1024.0;
      labels[i].count = g + 1;
    }
  }
  g_object_unref(layout);
  all = malloc(40000 * sizeof *all);
}

static void paint(cairo_t *cr) {
  int count = 0;
  for (int cell = 0; cell < 10000; cell++) {
    int n = cell % 1000;
    double x = 24 * (cell % 100), y = 16 * (cell / 100);
    cairo_set_source_rgb(cr, 0.55 + (n % 10) / 25.0, 0.55 + (n / 10 % 10) / 25.0,
                         0.55 + (n / 100) / 25.0);
    cairo_rectangle(cr, x, y, 24, 16);
    cairo_fill(cr);
    for (int g = 0; g < labels[n].count; g++) {
      all[count] = labels[n].glyphs[g];
      all[count].x += x + labels[n].x;
      all[count++].y = y + 12;
    }
  }
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_set_scaled_font(cr, font);
  cairo_show_glyphs(cr, all, count);
}

const twin_picture twin_dashboard = {"s4", 2400, 1600, 1, shape, paint};
