#include "twin.h"

#include <stdio.h>

static PangoLayout *names[20], *counts[20], *shares[20];

static void shape(void) {
  static const char *const text[] = {"Ada",       "Barbara",  "Charles", "Donald", "Edsger",
                                     "Frances",   "Grace",    "Hedy",    "Ivan",   "John",
                                     "Katherine", "Leslie",   "Margaret", "Niklaus", "Ole-Johan",
                                     "Peter",     "Radia",    "Sophie",  "Tony",   "Ursula"};
  char number[16];
  for (int row = 0; row < 20; row++) {
    names[row] = twin_text(names[row], text[row], 20, 500, 0, -1);
    snprintf(number, sizeof number, "%d", (20 - row) * 137);
    counts[row] = twin_text(counts[row], number, 20, 400, 1, -1);
    snprintf(number, sizeof number, "%d %%", (20 - row) * 5);
    shares[row] = twin_text(shares[row], number, 20, 400, 1, -1);
  }
}

static void paint(cairo_t *cr) {
  for (int row = 0; row < 20; row++) {
    double y = 59 * row;
    cairo_set_source_rgb(cr, 0, 0, 0);
    twin_draw_line(cr, names[row], 0, 20, 46.5 + y);
    cairo_set_source_rgb(cr, 0.9, 0.9, 0.9);
    twin_capsule(cr, 190, 34 + y, 400, 10, 5);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0.2, 0.48, 0.96);
    twin_capsule(cr, 190, 34 + y, 20 * (20 - row), 10, 5);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0, 0, 0);
    twin_draw_line(cr, counts[row], 0, row < 13 ? 628 : 641, 46.5 + y);
    cairo_set_source_rgb(cr, 0.45, 0.45, 0.45);
    twin_draw_line(cr, shares[row], 0, row < 1 ? 719 : row < 19 ? 732 : 745, 46.5 + y);
    cairo_set_source_rgb(cr, 0.85, 0.85, 0.85);
    cairo_rectangle(cr, 20, 68 + y, 760, 1);
    cairo_fill(cr);
  }
}

const twin_picture twin_leaderboard = {"s2", 1600, 2400, 2, shape, paint};
