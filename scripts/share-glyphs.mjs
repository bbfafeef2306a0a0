import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";
import { FACES } from "./lib/faces.mjs";

/**
 * Makes the outlines of the heading faces in src/server/share/faces, from which share pictures are drawn: no font of the
 * system is needed, and a title looks the same everywhere. One weight, the letters of European languages in Latin script,
 * units of a thousandth of the size.
 */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PACKAGES = join(ROOT, "node_modules/@fontsource-variable");
const FOLDER = join(ROOT, "src/server/share/faces");
const UNITS = 1000;
const WEIGHT = 600;

function characters(from, to) {
  return Array.from({ length: to - from + 1 }, (_none, index) => String.fromCodePoint(from + index));
}

const LATIN = [...characters(0x20, 0x7e), ...characters(0xa0, 0xff), ...Array.from("–—‘’‚“”„…€•™−")].filter(
  (one) => one !== "\u00ad",
);
const EXTENDED = characters(0x100, 0x17f).concat(Array.from("ȘșȚț"));
/** The characters whose distances to each other are kept. */
const KERNED = [...characters(0x21, 0x7e), ...Array.from("ÁÉÍÑÓÚÜÄÖáéíñóúüäö–—‘’“”…¡¿")];

async function openFont(face, part, text) {
  const source = readFileSync(join(PACKAGES, face, `files/${face}-${part}-wght-normal.woff2`));
  const file = await subsetFont(source, text.join(""), { targetFormat: "sfnt", variationAxes: { wght: WEIGHT } });
  const font = new hb.Font(new hb.Face(new hb.Blob(file)));
  font.setScale(UNITS, UNITS);
  return font;
}

function advanceOf(font, text) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, [hb.Feature.fromString("-liga")]);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** Numbers without a fraction, and without what SVG can do without. */
const rounded = (path) => path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

function glyphsOf(font, text) {
  return text.flatMap((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0));
    if (!glyph) return [];
    return [[letter, [Math.round(font.glyphHAdvance(glyph)), rounded(font.glyphToPath(glyph))]]];
  });
}

function kerningOf(font) {
  const single = new Map(KERNED.map((letter) => [letter, advanceOf(font, letter)]));
  return KERNED.flatMap((left) =>
    KERNED.flatMap((right) => {
      const distance = Math.round(advanceOf(font, left + right) - single.get(left) - single.get(right));
      return Math.abs(distance) < 4 ? [] : [[left + right, distance]];
    }),
  );
}

for (const { name } of FACES.filter(({ isBody }) => !isBody)) {
  const latin = await openFont(name, "latin", LATIN);
  const extended = await openFont(name, "latin-ext", EXTENDED);
  const glyphs = Object.fromEntries([...glyphsOf(latin, LATIN), ...glyphsOf(extended, EXTENDED)]);
  const face = { glyphs, kerning: Object.fromEntries(kerningOf(latin)) };
  const text = JSON.stringify(face);
  writeFileSync(join(FOLDER, `${name}.json`), `${text}\n`);
  console.log(
    `${name}: ${Object.keys(glyphs).length} glyphs, ${Object.keys(face.kerning).length} pairs, ${text.length} bytes`,
  );
}
