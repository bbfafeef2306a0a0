import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { faceSheet } from "./lib/face-rules.mjs";
import { FACES } from "./lib/faces.mjs";

/**
 * Makes the files of each face in src/site/fonts: the letters that English and Spanish need, which a page preloads, the
 * other western European letters, which a browser loads only where they are used, for a body face its italic, and the style
 * sheet. The rules of the shipped heading face are in src/site/tokens.css. Names as arguments make only those faces.
 */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PACKAGES = join(ROOT, "node_modules/@fontsource-variable");
const FOLDER = join(ROOT, "src/site/fonts");
const WEIGHTS = { wght: { min: 400, max: 700 } };
const SHIPPED = "fraunces";

function characters(from, to) {
  return Array.from({ length: to - from + 1 }, (_none, index) => String.fromCodePoint(from + index)).join("");
}

const core = `${characters(0x20, 0x7e)}\u00a0ÁÉÍÑÓÚÜáéíñóúü¡¿«»·©–—‘’“”…€£×`;
const others = Array.from(`${characters(0xa1, 0xff)}ŒœŠšŽžŸ™•`);
const rest = others.filter((letter) => !core.includes(letter)).join("");

const sourceOf = (name, style) => readFileSync(join(PACKAGES, name, `files/${name}-latin-wght-${style}.woff2`));

async function makeFace(face) {
  const parts = [
    { part: "core", text: core },
    { part: "rest", text: rest },
    ...(face.isBody ? [{ part: "italic", text: core + rest, style: "italic" }] : []),
  ];
  for (const { part, text, style = "normal" } of parts) {
    const source = sourceOf(face.name, style);
    const options = { targetFormat: "woff2", variationAxes: WEIGHTS, keepFeatures: face.features };
    const font = await subsetFont(source, text, options);
    writeFileSync(join(FOLDER, `${face.name}-${part}.woff2`), font);
    console.log(`${face.name}-${part}: ${font.length} bytes`);
  }
  if (face.name === SHIPPED) return;
  const sheet = await faceSheet(face, parts, sourceOf(face.name, "normal"));
  writeFileSync(join(FOLDER, `${face.name}.css`), sheet);
}

mkdirSync(FOLDER, { recursive: true });
const names = process.argv.slice(2);
for (const face of FACES) if (names.length === 0 || names.includes(face.name)) await makeFace(face);
