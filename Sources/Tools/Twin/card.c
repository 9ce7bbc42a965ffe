#include "twin.h"

static PangoLayout *texts[8];
static const struct {
  const char *text;
  double size;
  int weight;
  double x, y;
} items[] = {
    {"G", 64, 700, 160, 233},       {"Galley", 60, 700, 264, 213},
    {"Layout, proofed to PNG", 28, 400, 264, 259}, {"Swift", 22, 500, 148, 460},
    {"Linux", 22, 500, 255, 460},   {"Pango", 22, 500, 364, 460},
    {"Cairo", 22, 500, 483, 460},
};

static void shape(void) {
  for (int i = 0; i < 7; i++)
    texts[i] = twin_text(texts[i], items[i].text, items[i].size, items[i].weight, 0, -1);
  texts[7] = twin_text(
      texts[7],
      "Every parent proposes a size, every child answers with its own, and the parent puts it "
      "somewhere. Text is shaped once, measured and painted from the same result, so that what was "
      "measured is what is seen.",
      27, 400, 0, 944);
}

static void paint(cairo_t *cr) {
  // Colors between the two ends are interpolated perceptually, which requires more stops.
  static const double stops[][4] = {
#include "card-stops.inc"
  };
  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 0, 1200, 630);
  for (unsigned i = 0; i < sizeof stops / sizeof *stops; i++)
    cairo_pattern_add_color_stop_rgb(gradient, stops[i][0], stops[i][1], stops[i][2], stops[i][3]);
  cairo_set_source(cr, gradient);
  cairo_rectangle(cr, 0, 0, 1200, 630);
  cairo_fill(cr);
  cairo_pattern_destroy(gradient);

  cairo_set_source_rgba(cr, 0, 0, 0, 0.25);
  twin_capsule(cr, 80, 65, 1040, 500, 40);
  cairo_fill(cr);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_arc(cr, 184, 210, 56, 0, 2 * G_PI);
  cairo_fill(cr);
  static const double badges[][2] = {{128, 95}, {235, 97}, {344, 107}, {463, 96}};
  cairo_set_source_rgba(cr, 1, 1, 1, 0.2);
  for (int i = 0; i < 4; i++) {
    twin_capsule(cr, badges[i][0], 429, badges[i][1], 47, 23.5);
    cairo_fill(cr);
  }
  cairo_set_source_rgb(cr, 0.35, 0.34, 0.84);
  twin_draw_line(cr, texts[0], 0, items[0].x, items[0].y);
  cairo_set_source_rgb(cr, 1, 1, 1);
  for (int i = 1; i < 7; i++) twin_draw_line(cr, texts[i], 0, items[i].x, items[i].y);
  for (int i = 0; i < 3; i++) twin_draw_line(cr, texts[7], i, 128, 324 + 33 * i);
}

const twin_picture twin_card = {"s1", 1200, 630, 1, shape, paint};
