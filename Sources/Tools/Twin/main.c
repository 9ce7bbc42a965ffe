// The benchmark's pictures painted by hand: coordinates are written out, and there is no view tree.
// This is the time that would remain if all of Galley's own work were free.
//
//   BenchTwin s1 FILE     one picture, from a cold start
//   BenchTwin s1          a picture for each line read from standard input; prints for each one
//                         the milliseconds of "text paint encode"
//   BenchTwin --cost PROGRAM [ARGUMENT…]
//                         runs a program; prints its milliseconds and its peak memory in KiB
#include "twin.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static const twin_picture *find(const char *name) {
  static const twin_picture *const all[] = {&twin_card, &twin_leaderboard, &twin_article,
                                            &twin_dashboard};
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
    if (strcmp(all[i]->name, name) == 0) return all[i];
  return NULL;
}

// Paints and encodes; stores the milliseconds of text, painting and encoding in `times`.
static twin_bytes render(const twin_picture *picture, double times[3]) {
  double start = milliseconds();
  picture->shape();
  double shaped = milliseconds();
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, picture->width, picture->height);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, picture->scale, picture->scale);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  picture->paint(cr);
  cairo_destroy(cr);
  double painted = milliseconds();
  twin_bytes png = twin_png(surface);
  cairo_surface_destroy(surface);
  double encoded = milliseconds();
  times[0] = shaped - start;
  times[1] = painted - shaped;
  times[2] = encoded - painted;
  return png;
}

// The system counts a program's memory before `exec` as that of the new program, so programs are
// measured from here, where little memory is in use.
static int cost(char **program) {
  double start = milliseconds();
  pid_t process = fork();
  if (process == 0) {
    execv(program[0], program);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (process < 0 || wait4(process, &status, 0, &usage) != process || status != 0) return 1;
  printf("%.4f %ld\n", milliseconds() - start, usage.ru_maxrss);
  return 0;
}

int main(int count, char **arguments) {
  if (count > 2 && strcmp(arguments[1], "--cost") == 0) return cost(arguments + 2);
  const twin_picture *picture = count > 1 ? find(arguments[1]) : NULL;
  if (!picture) {
    fprintf(stderr, "usage: BenchTwin s1|s2|s3|s4 [FILE]\n");
    return 2;
  }
  twin_fonts();
  double times[3];
  if (count > 2) {
    twin_bytes png = render(picture, times);
    FILE *file = fopen(arguments[2], "wb");
    if (!file || fwrite(png.start, 1, png.count, file) != png.count || fclose(file)) return 1;
    free(png.start);
    return 0;
  }
  char line[16];
  while (fgets(line, sizeof line, stdin)) {
    twin_bytes png = render(picture, times);
    free(png.start);
    printf("%.4f %.4f %.4f\n", times[0], times[1], times[2]);
    fflush(stdout);
  }
  return 0;
}
