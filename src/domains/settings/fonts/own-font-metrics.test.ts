import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ownFontRules } from "./own-font-css.ts";
import { readFont } from "./read-font.server.ts";

const FONT = readFileSync("src/site/fonts/lora-core.woff2");
/** Where the packed tables of this file begin: after its header and directory. */
const PACKED_BYTES = FONT.readUInt32BE(20);
const PACKED_AT = FONT.length - PACKED_BYTES - ((4 - (PACKED_BYTES % 4)) % 4);

/** @returns the bytes of signed 16-bit numbers. */
function shorts(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeInt16BE(number, index * 2);
  return bytes;
}

/** Lora, whose table OS/2 has another ascent and descent than `hhea`, and says that they are the ones to use. */
function withTypoMetrics(ascent: number, descent: number): Buffer {
  const tables = brotliDecompressSync(FONT.subarray(PACKED_AT));
  shorts(ascent, descent, 0).copy(tables, tables.indexOf(shorts(1006, -274, 0, 1206, 294)));
  const packed = brotliCompressSync(tables);
  const file = Buffer.concat([FONT.subarray(0, PACKED_AT), packed]);
  file.writeUInt32BE(file.length, 8);
  file.writeUInt32BE(packed.length, 20);
  return file;
}

describe("the metrics of an own font", () => {
  it("are those of its table OS/2 where the font says so, as browsers read it", () => {
    expect(readFont(withTypoMetrics(700, -200))).toMatchObject({ ok: true, value: { ascent: 700, descent: -200 } });
  });

  it("are declared for its file as well, as systems read files differently, so that no line moves when it arrives", () => {
    const facts = { minWeight: 400, maxWeight: 400, isItalic: false, ascent: 700, descent: -200, advance: 891 };
    const font = { ...facts, id: "", hash: "0".repeat(64), name: "Acme", licence: "own", bytes: 1 };
    const [file, fallback] = ownFontRules(font).split("@font-face").slice(1);
    expect(file).toContain("ascent-override:70%;descent-override:20%;line-gap-override:0%");
    expect(fallback).toContain("size-adjust:200%;ascent-override:35%;descent-override:10%;line-gap-override:0%");
  });
});
