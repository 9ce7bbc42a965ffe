// Declarations shared by the pictures.
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
  // The size in pixels.
  int width, height;
  double scale;
  // Shapes all text; called before each painting.
  void (*shape)(void);
  void (*paint)(cairo_t *cr);
} twin_picture;

extern const twin_picture twin_card, twin_leaderboard, twin_article, twin_dashboard;

// Sets up a private font configuration with Inter and Noto Sans CJK, and unrounded metrics.
void twin_fonts(void);

// Returns a text layout, reusing the layout of the previous round; `width` is in points, or -1.
PangoLayout *twin_text(PangoLayout *layout, const char *text, double size, int weight, int tabular,
                       double width);

// Draws line `index` with its baseline at (x, y).
void twin_draw_line(cairo_t *cr, PangoLayout *layout, int index, double x, double y);

void twin_capsule(cairo_t *cr, double x, double y, double width, double height, double radius);

// Encodes a PNG file without filters, with a palette for at most 256 colors, otherwise RGB;
// compressed with the same method as Galley's.
twin_bytes twin_png(cairo_surface_t *surface);

#endif
