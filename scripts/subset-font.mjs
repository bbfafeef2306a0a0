import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * Makes the two files of the heading face in src/site/fonts: the letters that English and Spanish headings need, which
 * every page preloads, and the other western European letters, which a browser loads only where they stand.
 */
const SOURCE = "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const FOLDER = join(ROOT, "src/site/fonts");
const WEIGHTS = { wght: { min: 400, max: 700 } };

function characters(from, to) {
  return Array.from({ length: to - from + 1 }, (_none, index) => String.fromCodePoint(from + index)).join("");
}

const core = `${characters(0x20, 0x7e)}\u00a0ÁÉÍÑÓÚÜáéíñóúü¡¿«»·©–—‘’“”…€£×`;
const others = Array.from(`${characters(0xa1, 0xff)}ŒœŠšŽžŸ™•`);
const rest = others.filter((letter) => !core.includes(letter)).join("");

mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of [
  ["fraunces-core", core],
  ["fraunces-rest", rest],
]) {
  const font = await subsetFont(readFileSync(join(ROOT, SOURCE)), text, {
    targetFormat: "woff2",
    variationAxes: WEIGHTS,
  });
  writeFileSync(join(FOLDER, `${name}.woff2`), font);
  console.log(`${name}: ${font.length} bytes`);
}
