// Deflate for drawn pictures, like GalleyCairo/Deflate but in C. Finds matches one pixel to the
// left, one line above, at the position in one slot of a hash table, and at the latest such
// distance. Every 8,192 literals and matches get their own codes. Compresses the whole picture at
// once.
#include "deflate.h"

#include <libdeflate.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { window = 32768, hash_bits = 14, block_limit = 8192, three = 1 << 30 };
#define MATCH 0x80000000u

typedef struct {
  uint8_t lengths[288];
  uint16_t codes[288];
} code;

typedef struct {
  unsigned char *next;
  uint64_t rest;
  unsigned count;
  uint32_t tokens[block_limit + 16];
  unsigned used;
  uint32_t literals[286], distances[30];
} deflater;

static inline uint64_t load(const unsigned char *p) {
  uint64_t word;
  memcpy(&word, p, 8);
  return word;
}

static inline void put(deflater *d, uint64_t bits, unsigned number) {
  d->rest |= bits << d->count;
  d->count += number;
  memcpy(d->next, &d->rest, 8);
  d->next += d->count >> 3;
  d->rest >>= d->count & ~7u;
  d->count &= 7;
}

static inline int length_extra(int length) {
  return length < 8 || length == 255 ? 0 : 29 - __builtin_clz(length);
}

static inline int length_symbol(int length) {
  if (length == 255) return 285;
  int extra = length_extra(length);
  return 257 + extra * 4 + (length >> extra);
}

static inline int distance_extra(int distance) {
  return distance < 4 ? 0 : 30 - __builtin_clz(distance);
}

static inline int distance_symbol(int distance) {
  int extra = distance_extra(distance);
  return extra * 2 + (distance >> extra);
}

static int rising(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return x < y ? -1 : x > y;
}

// Assigns the shortest code with no length above `limit`: Moffat and Katajainen's in-place depths,
// adjusted by moving as many codes as necessary.
static void assign(code *result, const uint32_t *frequencies, int count, int limit) {
  uint32_t sorted[288], a[288];
  int used = 0, number[33] = {0};
  memset(result->lengths, 0, count);
  for (int symbol = 0; symbol < count; symbol++)
    if (frequencies[symbol]) sorted[used++] = frequencies[symbol] << 9 | symbol;
  qsort(sorted, used, sizeof *sorted, rising);
  for (int i = 0; i < used; i++) a[i] = sorted[i] >> 9;
  if (used == 1) a[0] = 1;
  if (used > 1) {
    for (int next = 0, root = 0, leaf = 0; next < used - 1; next++) {
      uint32_t weight = 0;
      for (int i = 0; i < 2; i++) {
        if (leaf >= used || (root < next && a[root] < a[leaf])) {
          weight += a[root];
          a[root++] = next;
        } else {
          weight += a[leaf++];
        }
      }
      a[next] = weight;
    }
    a[used - 2] = 0;
    for (int next = used - 3; next >= 0; next--) a[next] = a[a[next]] + 1;
    int available = 1, inner = used - 2, next = used - 1;
    for (uint32_t depth = 0; available > 0; depth++) {
      int taken = 0;
      for (; inner >= 0 && a[inner] == depth; inner--) taken++;
      for (; available > taken; available--) a[next--] = depth;
      available = 2 * taken;
    }
  }
  for (int i = 0; i < used; i++) number[a[i] < (uint32_t)limit ? a[i] : (uint32_t)limit]++;
  int room = 0;
  for (int length = 1; length <= limit; length++) room += number[length] << (limit - length);
  for (; room > 1 << limit; room--) {
    int length = limit - 1;
    while (!number[length]) length--;
    number[limit]--;
    number[length]--;
    number[length + 1] += 2;
  }
  int index = 0;
  for (int length = limit; length >= 1; length--)
    for (int i = 0; i < number[length]; i++) result->lengths[sorted[index++] & 511] = length;
  uint32_t next[33] = {0}, value = 0;
  for (int length = 1; length <= limit; length++) {
    value = (value + (length == 1 ? 0 : number[length - 1])) << 1;
    next[length] = value;
  }
  for (int symbol = 0; symbol < count; symbol++) {
    int length = result->lengths[symbol];
    uint32_t bits = length ? next[length]++ : 0, reversed = 0;
    for (int i = 0; i < length; i++) reversed |= (bits >> i & 1) << (length - 1 - i);
    result->codes[symbol] = reversed;
  }
}

static void write_codes(deflater *d, const code *literal, const code *distance) {
  static const int order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int literals = 286, distances = 30, runs = 0, symbols[320], values[320], extras[320];
  while (literals > 257 && !literal->lengths[literals - 1]) literals--;
  while (distances > 1 && !distance->lengths[distances - 1]) distances--;
  uint8_t all[320];
  memcpy(all, literal->lengths, literals);
  memcpy(all + literals, distance->lengths, distances);
  uint32_t frequencies[19] = {0};
  for (int i = 0, total = literals + distances; i < total;) {
    int length = all[i], count = 1;
    while (i + count < total && all[i + count] == length) count++;
    i += count;
    if (length) {
      symbols[runs] = length, values[runs] = extras[runs] = 0, runs++;
      count--;
    }
    while (count > 0) {
      int part = count < 3 ? 1 : count < (length ? 6 : 138) ? count : (length ? 6 : 138);
      int repeats = part >= 3;
      symbols[runs] = !repeats ? length : length ? 16 : part <= 10 ? 17 : 18;
      values[runs] = !repeats ? 0 : !length && part > 10 ? part - 11 : part - 3;
      extras[runs] = !repeats ? 0 : length ? 2 : part <= 10 ? 3 : 7;
      runs++;
      count -= part;
    }
  }
  for (int i = 0; i < runs; i++) frequencies[symbols[i]]++;
  code lengths;
  assign(&lengths, frequencies, 19, 7);
  int number = 19;
  while (number > 4 && !frequencies[order[number - 1]]) number--;
  put(d, (literals - 257) | (distances - 1) << 5 | (number - 4) << 10, 14);
  for (int i = 0; i < number; i++) put(d, lengths.lengths[order[i]], 3);
  for (int i = 0; i < runs; i++) {
    int size = lengths.lengths[symbols[i]];
    put(d, lengths.codes[symbols[i]] | (uint64_t)values[i] << size, size + extras[i]);
  }
}

static void write_block(deflater *d, int is_last) {
  code literal, distance;
  d->literals[256] = 1;
  assign(&literal, d->literals, 286, 15);
  assign(&distance, d->distances, 30, 15);
  put(d, 4 | is_last, 3);
  write_codes(d, &literal, &distance);
  for (unsigned i = 0; i < d->used; i++) {
    uint32_t token = d->tokens[i];
    if (token & MATCH) {
      int length = token & 255, far = (token & ~MATCH) >> 8;
      int symbol = length_symbol(length), extra = length_extra(length);
      unsigned number = literal.lengths[symbol];
      uint64_t bits = literal.codes[symbol] | (uint64_t)(length & ((1 << extra) - 1)) << number;
      number += extra;
      symbol = distance_symbol(far), extra = distance_extra(far);
      bits |= (uint64_t)distance.codes[symbol] << number;
      number += distance.lengths[symbol];
      put(d, bits | (uint64_t)(far & ((1 << extra) - 1)) << number, number + extra);
    } else {
      int first = token & 255, second = token >> 8 & 255, third = token >> 16 & 255;
      unsigned number = literal.lengths[first];
      uint64_t bits = literal.codes[first];
      if (token & three) {
        bits |= (uint64_t)literal.codes[second] << number;
        number += literal.lengths[second];
        bits |= (uint64_t)literal.codes[third] << number;
        number += literal.lengths[third];
      }
      put(d, bits, number);
    }
  }
  put(d, literal.codes[256], literal.lengths[256]);
  memset(d->literals, 0, sizeof d->literals);
  memset(d->distances, 0, sizeof d->distances);
  d->used = 0;
}

static inline void add(deflater *d, uint32_t token) {
  d->tokens[d->used++] = token;
}

static inline void literal(deflater *d, int byte) {
  d->literals[byte]++;
  add(d, byte);
}

static inline void match(deflater *d, int length, int distance) {
  d->literals[length_symbol(length - 3)]++;
  d->distances[distance_symbol(distance - 1)]++;
  add(d, MATCH | (uint32_t)(distance - 1) << 8 | (length - 3));
}

static inline long match_length(const unsigned char *here, long distance, long known, long limit) {
  for (long length = known; length < limit; length += 8) {
    uint64_t difference = load(here + length) ^ load(here + length - distance);
    if (difference) {
      length += __builtin_ctzll(difference) >> 3;
      return length < limit ? length : limit;
    }
  }
  return limit;
}

static inline int equal_bytes(uint64_t difference) {
  return difference ? __builtin_ctzll(difference) >> 3 : 8;
}

static inline __attribute__((always_inline)) void compress(deflater *d, const unsigned char *start,
                                                           long total, long line, int pixel) {
  int32_t *slots = malloc(sizeof *slots << hash_bits);
  for (int i = 0; i < 1 << hash_bits; i++) slots[i] = -(1 << 20);
  const long shortest = pixel == 1 ? 6 : 3, elsewhere_shortest = pixel == 1 ? 6 : 5, longest = 258;
  long recent = pixel, p = 0;
  while (p < total) {
    if (d->used >= block_limit) write_block(d, 0);
    int first = p < line;
    long above = first || line > window ? pixel : line;
    long stop = pixel == 1 && above == line ? total : p + line, begin = p;
    if (pixel > 1 && above == line) {
      long length = match_length(start + p, above, 0, longest < line ? longest : line);
      if (length < line) length = (length ? length - 1 : 0) / pixel * pixel + 1;
      if (length >= 4) {
        match(d, length, above);
        p += length;
      }
    }
    if (p == begin && (pixel > 1 || first))
      for (int i = 0; i < (first ? 1 + pixel : 1) && p < stop; i++) literal(d, start[p++]);
    while (p < stop) {
      if (d->used >= block_limit) write_block(d, 0);
      const unsigned char *here = start + p;
      uint64_t word = load(here);
      int32_t *slot = slots + ((word << 16) * 0x9E3779B97F4A7C15u >> (64 - hash_bits));
      long distance = p - *slot, limit = stop - p;
      *slot = p;
      if (distance > (p < window ? p : window)) distance = recent;
      long left = equal_bytes(word ^ load(here - pixel));
      long over = equal_bytes(word ^ load(here - above));
      long other = equal_bytes(word ^ load(here - distance));
      if (pixel > 1) {
        long again = equal_bytes(word ^ load(here - recent));
        if (again > other) other = again, distance = recent;
      }
      if (left >= 3 || over >= 3 || other >= 3) {
        left = left == 8 ? match_length(here, pixel, 8, limit) : left < limit ? left : limit;
        long length = left, chosen = pixel;
        if (length < 32) {
          over = over == 8 ? match_length(here, above, 8, limit) : over < limit ? over : limit;
          if (over > length + 2 && over >= shortest) length = over, chosen = above;
          if (length < 16) {
            other = other == 8 ? match_length(here, distance, 8, limit)
                               : other < limit ? other : limit;
            if (other > length + 2 && other >= elsewhere_shortest)
              length = other, chosen = recent = distance;
          }
        }
        if (pixel > 1) length = length / pixel * pixel;
        if (length >= 3) {
          p += length;
          for (; length >= longest + 3; length -= longest) {
            match(d, longest, chosen);
            if (d->used >= block_limit) write_block(d, 0);
          }
          if (length > longest) p -= length - longest, length = longest;
          match(d, length, chosen);
          continue;
        }
      }
      if (pixel == 1) {
        literal(d, word & 255);
      } else {
        d->literals[word & 255]++;
        d->literals[word >> 8 & 255]++;
        d->literals[word >> 16 & 255]++;
        add(d, three | (word & 0xFFFFFF));
      }
      p += pixel;
    }
  }
  free(slots);
}

size_t twin_deflate(const unsigned char *bytes, size_t total, size_t line, int pixel,
                    unsigned char *out) {
  deflater *d = calloc(1, sizeof *d);
  d->next = out;
  put(d, 0x0178, 16);
  if (pixel == 3)
    compress(d, bytes, total, line, 3);
  else
    compress(d, bytes, total, line, 1);
  write_block(d, 1);
  if (d->count) put(d, 0, 8 - d->count);
  put(d, __builtin_bswap32(libdeflate_adler32(1, bytes, total)), 32);
  size_t size = d->next - out;
  free(d);
  return size;
}
