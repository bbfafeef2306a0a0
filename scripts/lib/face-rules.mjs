import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";

/** A usual English text: how wide its letters are on average decides how much a fallback is scaled. */
const SAMPLE =
  "Reports that families read. You and your mentors write them in a third of the time, with sources that everyone can " +
  "check. The quick brown fox jumps over the lazy dog while a careful teacher explains what happened in the session, " +
  "why it matters, and what comes next.";

/** The faces that nearly every system has one of, with the average advance of `SAMPLE` in thousandths of their size. */
const FALLBACKS = {
  sans: [
    { suffix: "Fallback", src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")', advance: 445.5 },
    { suffix: "Wide Fallback", src: 'local("DejaVu Sans"), local("Noto Sans")', advance: 510.5 },
  ],
  serif: [
    { suffix: "Fallback", src: 'local("Georgia"), local("Gelasio")', advance: 446 },
    { suffix: "Wide Fallback", src: 'local("DejaVu Serif"), local("Noto Serif")', advance: 515.5 },
  ],
};

/** Ascent, descent and average advance of a face in one weight, in thousandths of its size. */
async function measure(source, weight) {
  const file = await subsetFont(source, SAMPLE, { targetFormat: "sfnt", variationAxes: { wght: weight } });
  const font = new hb.Font(new hb.Face(new hb.Blob(file)));
  font.setScale(1000, 1000);
  const { ascender, descender } = font.hExtents();
  const advances = Array.from(SAMPLE, (letter) => font.glyphHAdvance(font.nominalGlyph(letter.codePointAt(0))));
  return { ascender, descender, advance: advances.reduce((sum, one) => sum + one, 0) / advances.length };
}

/** Ascent and descent of the shipped heading face, for which the lines of headings are spaced. */
const SHIPPED = { ascender: 978, descender: -255 };

/** A heading face that is taller gets the shipped one's height: its lines, and what is above them, would overlap. */
function heightOf({ isBody }, measured) {
  const isTaller = measured.ascender - measured.descender > SHIPPED.ascender - SHIPPED.descender;
  return isTaller && !isBody ? SHIPPED : undefined;
}

const percent = (share) => `${Number((share * 100).toFixed(1))}%`;

function fallbackRule(family, { suffix, src, advance }, measured) {
  const scale = Math.round((measured.advance / advance) * 100) / 100;
  return (
    `@font-face {\n  font-family: "${family} ${suffix}";\n  src: ${src};\n  size-adjust: ${percent(scale)};\n` +
    `  ascent-override: ${percent(measured.ascender / 1000 / scale)};\n` +
    `  descent-override: ${percent(-measured.descender / 1000 / scale)};\n  line-gap-override: 0%;\n}`
  );
}

/** Code points as a `unicode-range`, in lines as the formatter breaks them. */
function rangeOf(text) {
  const points = Array.from(new Set(text), (letter) => letter.codePointAt(0)).toSorted((a, b) => a - b);
  const spans = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(", ");
}

/** Text isn't set again in a face that comes late: its lines would break elsewhere. The next page has it at once. */
function faceRule({ name, family, isBody }, { part, text, style }, height) {
  return (
    `@font-face {\n  font-family: "${family}";\n  src: url("./${name}-${part}.woff2") format("woff2");\n` +
    (style ? `  font-style: ${style};\n` : "") +
    (height
      ? `  ascent-override: ${percent(height.ascender / 1000)};\n  descent-override: ${percent(-height.descender / 1000)};\n`
      : "") +
    `  font-weight: 400 700;\n  font-display: ${isBody ? "optional" : "swap"};\n  unicode-range: ${rangeOf(text)};\n}`
  );
}

/**
 * Writes the style sheet of a face: its files, and faces of the system that are scaled to its metrics, so that nothing
 * moves when it arrives.
 * @param parts the files with their letters. @param source the whole face.
 */
export async function faceSheet(face, parts, source) {
  const measured = await measure(source, face.isBody ? 400 : 600);
  const height = heightOf(face, measured);
  const rules = [
    ...parts.map((part) => faceRule(face, part, height)),
    ...FALLBACKS[face.kind].map((fallback) => fallbackRule(face.family, fallback, { ...measured, ...height })),
  ];
  return `/* Made by scripts/subset-font.mjs. The brand stylesheet carries these rules where the face is chosen. */\n${rules.join("\n")}\n`;
}
