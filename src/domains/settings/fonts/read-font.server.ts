import { fail, ok, oneLine, type Result } from "#shared";
import { MAX_FONT_BYTES, type OwnFont } from "./own-font.ts";
import { averageAdvance } from "./average-advance.server.ts";
import { readTables, type FontTables } from "./woff2-tables.server.ts";

/** What a font file says about itself; the family is missing where it has no readable name. */
export type FontFacts = Omit<OwnFont, "id" | "hash" | "bytes" | "name" | "licence"> & { family?: string };

const NEEDED = ["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2"];
const OUTLINES = ["glyf", "CFF ", "CFF2", "COLR", "SVG ", "sbix", "CBDT"];
const UNITS = { min: 16, max: 16_384 };
const WEIGHTS = { min: 1, max: 1000 };
const FAMILY_NAMES = [16, 1];
const WINDOWS = 3;

const within = (value: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(value, min), max);

function table(tables: FontTables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new RangeError(`no table ${tag}`);
  return found;
}

/** The weights that a font has: a range where it is variable. */
function weightsOf(tables: FontTables): Pick<OwnFont, "minWeight" | "maxWeight"> {
  const weight = within(table(tables, "OS/2").readUInt16BE(4), WEIGHTS);
  const axes = tables.get("fvar");
  if (!axes) return { minWeight: weight, maxWeight: weight };
  const [start, count, size] = [axes.readUInt16BE(4), axes.readUInt16BE(8), axes.readUInt16BE(10)];
  const places = Array.from({ length: count }, (_none, index) => start + index * size);
  const axis = places.find((at) => axes.toString("latin1", at, at + 4) === "wght");
  if (axis === undefined) return { minWeight: weight, maxWeight: weight };
  const at = (offset: number) => within(Math.round(axes.readInt32BE(axis + offset) / 65_536), WEIGHTS);
  const [first, last] = [at(4), at(12)];
  return { minWeight: Math.min(first, last), maxWeight: Math.max(first, last) };
}

/** The bit of the table OS/2 by which a font wants its own ascent and descent instead of those of `hhea`. */
const USE_TYPO_METRICS = 1 << 7;

/** Where the font's lines reach above and below the baseline, in its units. */
function extentOf(tables: FontTables): [ascent: number, descent: number] {
  const os2 = table(tables, "OS/2");
  const isTypo = (os2.readUInt16BE(62) & USE_TYPO_METRICS) !== 0;
  const [source, at] = isTypo ? [os2, 68] : [table(tables, "hhea"), 4];
  return [source.readInt16BE(at), source.readInt16BE(at + 2)];
}

/** The family's name, as Windows programs show it. */
function familyOf(names: Buffer): string | undefined {
  const [count, texts] = [names.readUInt16BE(2), names.readUInt16BE(4)];
  const records = Array.from({ length: count }, (_none, index) => 6 + index * 12);
  const found = FAMILY_NAMES.flatMap((id) =>
    records.filter((at) => names.readUInt16BE(at) === WINDOWS && names.readUInt16BE(at + 6) === id),
  );
  const [at] = found;
  if (at === undefined) return undefined;
  const start = texts + names.readUInt16BE(at + 10);
  const letters = names.subarray(start, start + names.readUInt16BE(at + 8));
  return oneLine(new TextDecoder("utf-16be").decode(letters)).slice(0, 60).toWellFormed() || undefined;
}

function factsOf(tables: FontTables): FontFacts {
  const units = table(tables, "head").readUInt16BE(18);
  if (units < UNITS.min || units > UNITS.max) throw new RangeError("impossible units");
  const scale = (value: number) => within(Math.round((value * 1000) / units), { min: -5000, max: 5000 });
  const [ascent, descent] = extentOf(tables);
  const advance = averageAdvance(
    { cmap: table(tables, "cmap"), hmtx: table(tables, "hmtx") },
    { measured: table(tables, "hhea").readUInt16BE(34), glyphs: table(tables, "maxp").readUInt16BE(4) },
  );
  return {
    ...weightsOf(tables),
    isItalic: (table(tables, "OS/2").readUInt16BE(62) & 1) === 1,
    ascent: scale(ascent),
    descent: scale(descent),
    advance: Math.max(1, advance === undefined ? 500 : scale(advance)),
    family: familyOf(table(tables, "name")),
  };
}

/**
 * Checks an uploaded font by its content, and reads what its rules need.
 * @returns INVALID with what is wrong and what helps; never throws on bad input.
 */
export function readFont(file: Buffer): Result<FontFacts, "INVALID"> {
  if (file.length === 0) return fail("INVALID", "This file is empty.");
  if (file.length > MAX_FONT_BYTES) {
    const limit = MAX_FONT_BYTES / 1024;
    return fail("INVALID", `This font is larger than ${limit} KB. Keep only the letters of your languages in it.`);
  }
  const tables = readTables(file);
  if (!tables.ok) return tables;
  const missing = NEEDED.find((tag) => !tables.value.has(tag));
  if (missing !== undefined || !OUTLINES.some((tag) => tables.value.has(tag))) {
    return fail("INVALID", `This font file is incomplete: its table “${missing ?? "glyf"}” is missing.`);
  }
  try {
    return ok(factsOf(tables.value));
  } catch (error) {
    return fail("INVALID", "This font file is damaged. Export or download it again.", error);
  }
}
