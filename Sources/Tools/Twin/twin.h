// What the pictures share.
#ifndef TWIN_H
#define TWIN_H

#include <pango/pangocairo.h>
#include <stdlib.h>

typedef struct {
  unsigned char *start;
  size_t count;
} twin_bytes;

typedef struct {
  const char *name;
  // Pixels.
  int width, height;
  double scale;
  // Shapes all text; called before each painting.
  void (*shape)(void);
  void (*paint)(cairo_t *cr);
} twin_picture;

extern const twin_picture twin_card, twin_leaderboard, twin_article, twin_dashboard;

// A private configuration that lists Inter and Noto Sans CJK, and unrounded metrics.
void twin_fonts(void);

// A laid out text, or the layout of the last round with another text; `width` in points or -1.
PangoLayout *twin_text(PangoLayout *layout, const char *text, double size, int weight, int tabular,
                       double width);

// Draws line `index` with its baseline at (x, y).
void twin_draw_line(cairo_t *cr, PangoLayout *layout, int index, double x, double y);

void twin_capsule(cairo_t *cr, double x, double y, double width, double height, double radius);

// A PNG file: no filter; a palette for at most 256 colours, else RGB; compressed by the same method as Galley's.
twin_bytes twin_png(cairo_surface_t *surface);

#endif
