import type { HeadingFont } from "#settings";
import { flattenPath, type Polygon } from "./flatten-path.ts";

/** A heading face as outlines (scripts/share-glyphs.mjs): by letter its advance and its path, and distances between pairs. */
export type Face = { glyphs: Record<string, [advance: number, path: string]>; kerning: Record<string, number> };

/** Units of a face in its size. */
export const UNITS = 1000;

const FACES: Record<HeadingFont, () => Promise<unknown>> = {
  fraunces: () => import("./faces/fraunces.json"),
  "bricolage-grotesque": () => import("./faces/bricolage-grotesque.json"),
  bitter: () => import("./faces/bitter.json"),
  "playfair-display": () => import("./faces/playfair-display.json"),
  "space-grotesk": () => import("./faces/space-grotesk.json"),
  outfit: () => import("./faces/outfit.json"),
  sora: () => import("./faces/sora.json"),
  archivo: () => import("./faces/archivo.json"),
};

/** Reads the outlines of a heading face. */
export async function loadFace(name: HeadingFont): Promise<Face> {
  const { default: face } = (await FACES[name]()) as { default: Face };
  return face;
}

/** Characters that a picture can do without: symbols such as emoji, marks of other scripts' letters, controls. */
const DISPENSABLE = /^[^\p{L}\p{N}]$/u;

/** The letter that a face has for a character: itself, or itself without its accent. */
function drawable({ glyphs }: Face, character: string): string | undefined {
  if (Object.hasOwn(glyphs, character)) return character;
  const [base = ""] = character.normalize("NFKD");
  return Object.hasOwn(glyphs, base) ? base : undefined;
}

/**
 * Prepares a text for drawing: one line of characters that the face has.
 * @returns undefined for a text without any, and for one in a script that the face doesn't have: a part of it would
 * say something else.
 */
export function drawableText(face: Face, text: string): string | undefined {
  const drawn: string[] = [];
  for (const character of text.normalize("NFC")) {
    const letter = /\s/.test(character) ? " " : drawable(face, character);
    if (letter !== undefined) drawn.push(letter);
    else if (!DISPENSABLE.test(character)) return undefined;
  }
  return drawn.join("").replaceAll(/ +/g, " ").trim() || undefined;
}

/** @returns where each character of a text begins, and at last where the text ends, in units of the face. */
function placesOf({ glyphs, kerning }: Face, text: string): number[] {
  const places = [0];
  let x = 0;
  let before = "";
  for (const character of text) {
    const distance = kerning[before + character] ?? 0;
    places[places.length - 1] = x + distance;
    x += distance + (glyphs[character]?.[0] ?? 0);
    places.push(x);
    before = character;
  }
  return places;
}

/** @returns the width of a text in units of the face. */
export function widthOf(face: Face, text: string): number {
  return placesOf(face, text).at(-1) ?? 0;
}

/** The outlines that were drawn, in units of their face. */
const flattened = new Map<string, Polygon[]>();

function polygonsOf(path: string): Polygon[] {
  const known = flattened.get(path) ?? flattenPath(path);
  flattened.set(path, known);
  return known;
}

/** Draws a text. @param at where its baseline begins, and its size, in pixels. */
export function outlineText(face: Face, text: string, at: { x: number; y: number; size: number }): Polygon[] {
  const scale = at.size / UNITS;
  const places = placesOf(face, text);
  return Array.from(text).flatMap((character, index) => {
    const start = places[index] ?? 0;
    return polygonsOf(face.glyphs[character]?.[1] ?? "").map((points) =>
      points.map(([x, y]): [number, number] => [at.x + (start + x) * scale, at.y - y * scale]),
    );
  });
}
