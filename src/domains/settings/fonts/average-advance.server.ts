/** How often letters are in 1,000 letters of usual text, spaces included. */
const LETTERS: Readonly<Record<string, number>> = {
  " ": 180,
  e: 102,
  t: 74,
  a: 67,
  o: 62,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  u: 23,
  c: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 16,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  ".": 4,
};

/** A table of characters: where its format and its glyphs are. */
type Subtable = { at: number; format: number };

/** The subtable for Unicode that is best supported: 12 (all planes) or 4 (the first one). */
function unicodeTable(cmap: Buffer): Subtable | undefined {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_none, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const tables = records.map((at) => ({ at, format: cmap.readUInt16BE(at) }));
  return tables.find(({ format }) => format === 4) ?? tables.find(({ format }) => format === 12);
}

function glyphInSegments(cmap: Buffer, at: number, code: number): number {
  const count = cmap.readUInt16BE(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + count * 2];
  for (let index = 0; index < count; index += 1) {
    if (cmap.readUInt16BE(ends + index * 2) < code) continue;
    const start = cmap.readUInt16BE(starts + index * 2);
    if (start > code) return 0;
    const delta = cmap.readUInt16BE(starts + (count + index) * 2);
    const offsetAt = starts + (2 * count + index) * 2;
    const offset = cmap.readUInt16BE(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = cmap.readUInt16BE(offsetAt + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

function glyphInGroups(cmap: Buffer, at: number, code: number): number {
  const count = cmap.readUInt32BE(at + 12);
  for (let index = 0; index < count; index += 1) {
    const group = at + 16 + index * 12;
    const [start, end] = [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)];
    if (code >= start && code <= end) return cmap.readUInt32BE(group + 8) + code - start;
  }
  return 0;
}

type Tables = { cmap: Buffer; hmtx: Buffer };
/** Of how many glyphs the widths are listed, and how many there are: the others are as wide as the last listed one. */
type Counts = { measured: number; glyphs: number };

function widthOf(hmtx: Buffer, glyph: number, { measured, glyphs }: Counts): number {
  const index = Math.min(glyph, measured - 1);
  const isPlain = hmtx.length === 4 * measured + 2 * (glyphs - measured);
  // A transformed table has one byte of flags, then the widths alone (WOFF2, 5.4).
  return hmtx.readUInt16BE(isPlain ? index * 4 : 1 + index * 2);
}

/**
 * How wide the letters of a usual text are on average, in units of the font; a fallback is scaled by it, so that lines break
 * at the same words before and after the font arrives.
 * @returns undefined for a font without Latin letters.
 * @throws RangeError for tables that end too early.
 */
export function averageAdvance({ cmap, hmtx }: Tables, counts: Counts): number | undefined {
  const table = unicodeTable(cmap);
  if (!table) return undefined;
  const glyphOf = table.format === 4 ? glyphInSegments : glyphInGroups;
  let [sum, weights] = [0, 0];
  for (const [letter, weight] of Object.entries(LETTERS)) {
    const glyph = glyphOf(cmap, table.at, letter.codePointAt(0) ?? 0);
    if (glyph === 0) continue;
    sum += weight * widthOf(hmtx, glyph, counts);
    weights += weight;
  }
  return weights === 0 ? undefined : sum / weights;
}
