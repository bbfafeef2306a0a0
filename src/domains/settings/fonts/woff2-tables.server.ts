import { brotliDecompressSync } from "node:zlib";
import { fail, ok, type Result } from "#shared";

/** The tables of a font by their tags. */
export type FontTables = ReadonlyMap<string, Buffer>;

const SIGNATURE = "wOF2";
const HEADER_BYTES = 48;
const COLLECTION = "ttcf";
/** A font of the allowed size unpacks to less. */
const MAX_UNPACKED = 8 * 1024 * 1024;

/** The tags that a table directory names by a number (WOFF2, 5.1); 63 means that the tag is written out. */
const TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea " +
  "vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar " +
  "gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill";
const tagOf = (index: number) => TAGS.slice(index * 5, index * 5 + 4);

const NOT_WOFF2 = fail(
  "INVALID",
  "This file isn’t a WOFF2 font. Convert your font to WOFF2, which every browser reads, and upload that.",
);
const DAMAGED = fail("INVALID", "This font file is damaged. Export or download it again.");
const COLLECTED = fail("INVALID", "This file holds a collection of fonts. Upload one font.");

/** Reads a file from its start; running over its end throws a RangeError. */
class Reader {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.at++);
  }

  tag(): string {
    if (this.at + 4 > this.#bytes.length) throw new RangeError("the file ends in a tag");
    this.at += 4;
    return this.#bytes.toString("latin1", this.at - 4, this.at);
  }

  /** UIntBase128: at most five bytes of seven bits each, without leading zeros (WOFF2, 4.1). */
  number(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.byte();
      if (count === 0 && byte === 0x80) break;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80 && value <= 0xffffffff) return value;
    }
    throw new RangeError("not a number");
  }
}

type Entry = { tag: string; length: number };

function readEntry(reader: Reader): Entry {
  const flags = reader.byte();
  const index = flags & 0x3f;
  const tag = index === 0x3f ? reader.tag() : tagOf(index);
  const original = reader.number();
  const version = flags >> 6;
  // Outlines are transformed unless their version is 3, all other tables only if theirs isn't 0.
  const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
  return { tag, length: isTransformed ? reader.number() : original };
}

function unpack(file: Buffer, count: number): FontTables {
  const reader = new Reader(file, HEADER_BYTES);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const packed = file.subarray(reader.at, reader.at + file.readUInt32BE(20));
  const data = brotliDecompressSync(packed, { maxOutputLength: MAX_UNPACKED });
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, length } of entries) {
    if (at + length > data.length || tables.has(tag)) throw new RangeError("the directory doesn't fit the data");
    tables.set(tag, data.subarray(at, at + length));
    at += length;
  }
  return tables;
}

/**
 * Reads the tables of a WOFF2 file (W3C WOFF File Format 2.0): those of outlines and metrics may be transformed.
 * @returns INVALID with what is wrong with the file, for people.
 */
export function readTables(file: Buffer): Result<FontTables, "INVALID"> {
  if (file.toString("latin1", 0, 4) !== SIGNATURE) return NOT_WOFF2;
  if (file.length < HEADER_BYTES || file.readUInt32BE(8) !== file.length) return DAMAGED;
  if (file.toString("latin1", 4, 8) === COLLECTION) return COLLECTED;
  try {
    return ok(unpack(file, file.readUInt16BE(12)));
  } catch (error) {
    return fail("INVALID", DAMAGED.error.message, error);
  }
}
