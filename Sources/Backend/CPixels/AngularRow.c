#include "CPixels.h"
#include <math.h>

// Disable fused operations, so that all processors compute the same colors.
#pragma STDC FP_CONTRACT OFF

enum {
  // The number of pixels computed at once. Compilers use vectors for them.
  block = 16,
};

static const double turn = 2 * M_PI;
// More than the error of an estimated angle, in radians.
static const float error = 4e-6f;

// Returns the index of a direction's color in the table.
static ptrdiff_t place(double x, double y, double start, double span, ptrdiff_t last) {
  double past = fmod(atan2(y, x) - start, turn);
  if (past < 0) past += turn;
  if (!(span > 0 && isfinite(past) && isfinite(span))) return last;
  double fraction = past / span;
  // Half of the uncovered angle continues the end color, the other half the start color.
  if (fraction > 1) fraction = past - span < (turn - span) / 2 ? 1 : 0;
  ptrdiff_t place = round(fraction * last);
  return place < last ? place : last;
}

// Returns the angle of a direction, from -π to π. The arc tangent is a polynomial.
static inline float angle(float x, float y) {
  float width = fabsf(x), height = fabsf(y);
  float slope = (width < height ? width : height) / (width < height ? height : width);
  float square = slope * slope;
  float sum = -0.0046687733f;
  sum = sum * square + 0.0241661895f;
  sum = sum * square - 0.0593671008f;
  sum = sum * square + 0.0990609690f;
  sum = sum * square - 0.1401658504f;
  sum = sum * square + 0.1996923539f;
  sum = sum * square - 0.3333195972f;
  sum = sum * square + 0.9999998977f;
  float angle = slope * sum;
  angle = width < height ? (float)M_PI_2 - angle : angle;
  angle = x < 0 ? (float)M_PI - angle : angle;
  return y < 0 ? -angle : angle;
}

__attribute__((swiftcall)) ptrdiff_t galley_angular_row(
    uint32_t *pixels, ptrdiff_t column, ptrdiff_t count, double row, const double *to_user,
    const double *gradient, const uint32_t *table, ptrdiff_t last) {
  const double start = gradient[2], span = gradient[3], y = row + 0.5;
  // The part of a step of the table that an estimate may be wrong by.
  const float doubt = error / span * last;
  bool can_estimate = span > 0 && doubt < 0.25f && fabs(start) < 1e6;
  const float first = can_estimate ? fmod(start, turn) : 0, whole = turn;
  const float covered = span, rest = (turn - span) / 2, density = last / span, end = last;
  ptrdiff_t exact = 0;
  for (ptrdiff_t i = 0; i < count; i += block) {
    double across[block], down[block];
    float width[block], height[block];
    int32_t places[block], certain[block];
    for (int j = 0; j < block; j++) {
      double x = (double)(int32_t)(column + i + j) + 0.5;
      across[j] = to_user[0] * x + to_user[2] * y + to_user[4] - gradient[0];
      down[j] = to_user[1] * x + to_user[3] * y + to_user[5] - gradient[1];
      width[j] = across[j];
      height[j] = down[j];
    }
    for (int j = 0; can_estimate && j < block; j++) {
      float past = angle(width[j], height[j]) - first;
      past = past < 0 ? past + whole : past;
      past = past < 0 ? past + whole : past;
      past = past < whole ? past : past - whole;
      float beyond = past - covered;
      float place = (beyond <= 0 ? past * density : beyond < rest ? end : 0) + 0.5f;
      // The center has no angle.
      places[j] = place >= 0 ? (int32_t)place : 0;
      // Near a step, the estimate does not tell which side is right.
      float share = place - (float)places[j];
      certain[j] = (share > doubt) & (share < 1 - doubt) & (past > error) &
                   (past < whole - error) & (fabsf(beyond) > error) &
                   (fabsf(beyond - rest) > error);
    }
    for (ptrdiff_t j = 0; j < block && i + j < count; j++) {
      if (can_estimate && certain[j]) {
        pixels[i + j] = table[places[j]];
      } else {
        pixels[i + j] = table[place(across[j], down[j], start, span, last)];
        exact++;
      }
    }
  }
  return exact;
}
