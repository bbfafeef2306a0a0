import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * Makes the two files of each heading face in src/site/fonts: the letters that English and Spanish headings need, which
 * a page preloads, and the other western European letters, which a browser loads only where they are used.
 */
const FACES = ["fraunces", "bricolage-grotesque", "bitter"];
const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PACKAGES = join(ROOT, "node_modules/@fontsource-variable");
const FOLDER = join(ROOT, "src/site/fonts");
const WEIGHTS = { wght: { min: 400, max: 700 } };

function characters(from, to) {
  return Array.from({ length: to - from + 1 }, (_none, index) => String.fromCodePoint(from + index)).join("");
}

const core = `${characters(0x20, 0x7e)}\u00a0ÁÉÍÑÓÚÜáéíñóúü¡¿«»·©–—‘’“”…€£×`;
const others = Array.from(`${characters(0xa1, 0xff)}ŒœŠšŽžŸ™•`);
const rest = others.filter((letter) => !core.includes(letter)).join("");

mkdirSync(FOLDER, { recursive: true });
for (const face of FACES) {
  const source = readFileSync(join(PACKAGES, face, `files/${face}-latin-wght-normal.woff2`));
  for (const [part, text] of Object.entries({ core, rest })) {
    const font = await subsetFont(source, text, { targetFormat: "woff2", variationAxes: WEIGHTS });
    writeFileSync(join(FOLDER, `${face}-${part}.woff2`), font);
    console.log(`${face}-${part}: ${font.length} bytes`);
  }
}
