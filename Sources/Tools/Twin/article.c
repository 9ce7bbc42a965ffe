#include "twin.h"

#include <string.h>

static PangoLayout *text;

// The sentences repeated and truncated at 5,000 characters.
static const char *article(void) {
  static const char sentences[] =
      "Every parent offers each of its views a size, and every view answers with the size it "
      "takes. 父视图提出建议尺寸，子视图给出自己的尺寸。There is no other way for a size to come "
      "about, and nothing is ever measured twice. "
      "布局容器在虚拟画布上摆放所有的子视图，然后汇总出自身的需求尺寸。";
  static char buffer[32000];
  if (buffer[0]) return buffer;
  char *end = buffer;
  while (end - buffer < 20000) end = stpcpy(end, sentences);
  *g_utf8_offset_to_pointer(buffer, 5000) = 0;
  return buffer;
}

static void shape(void) { text = twin_text(text, article(), 17, 400, 0, 600); }

static void paint(cairo_t *cr) {
  static const double baselines[] = {
      69, 93, 114.5, 138.5, 159.5, 183.5, 208, 232.5, 254, 278, 302.5, 327, 348.5, 372.5, 397,
      421.5, 443, 466.5, 491.5, 516, 537.5, 561, 586, 610.5, 631.5, 655.5, 680, 705, 726, 750,
      774.5, 799, 820.5, 844.5, 869, 893.5, 915, 939, 963.5, 988, 1009.5, 1033.5, 1058, 1082.5,
      1104, 1127.5, 1152.5, 1177, 1198.5, 1222, 1246.5, 1271.5, 1292.5, 1316.5, 1341, 1366, 1387,
      1411, 1435.5, 1460, 1481.5, 1505.5, 1530, 1554.5, 1576, 1600, 1624.5, 1649, 1670.5, 1694,
      1719, 1743.5, 1765, 1788.5, 1813.5, 1838, 1859, 1883, 1907.5, 1932.5, 1953.5, 1977.5, 2002,
      2026.5, 2048, 2072, 2093.5,
  };
  cairo_set_source_rgb(cr, 0, 0, 0);
  for (unsigned i = 0; i < sizeof baselines / sizeof *baselines; i++)
    twin_draw_line(cr, text, i, 20, baselines[i]);
}

const twin_picture twin_article = {"s3", 1280, 4300, 2, shape, paint};
