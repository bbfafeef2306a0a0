import type { HeadingFont } from "#settings";
import { Canvas } from "./canvas.ts";
import type { Polygon } from "./flatten-path.ts";
import { drawableText, loadFace, outlineText, UNITS, type Face } from "./outline-text.ts";
import { roundBox, thickLine } from "./shapes.ts";
import { oneLineOf, wrapTitle } from "./wrap-title.ts";

/** The owner's logo: a file of the media library, and the plate that it needs where it is made for the other kind of ground. */
export type ShareLogo = { file: string; plate?: "light" | "dark" };

/** Everything that a share picture shows: texts, face and colours. */
export type SharePicture = {
  title: string;
  author: string;
  siteName: string;
  /** The site's name as it is shipped: its mark is a drawing, that of others their initial. */
  isShippedName: boolean;
  face: HeadingFont;
  /** Takes the place of mark and name. */
  logo?: ShareLogo;
  colours: Record<"paper" | "ink" | "soft" | "brand" | "onBrand" | "tint" | "accent", string>;
};

/** The part of it that the mark depends on. */
export type MarkPicture = Pick<SharePicture, "siteName" | "isShippedName" | "face" | "colours">;

/** An area in one colour. */
export type Area = { polygons: Polygon[]; colour: string };

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const INNER = WIDTH - 2 * MARGIN;
export const SHARE_LOGO = { left: MARGIN, top: 64, width: 520, height: 72 };
const { top: TOP, height: MARK } = SHARE_LOGO;
const FOOT = 536;
const LINE_HEIGHT = 1.14;
/** How high letters are above the baseline, as a share of their size. */
const CAP = 0.7;

/** The shipped mark: a page with a folded corner and a tick, as in settings/brand/mark.ts. */
function shippedMark({ colours }: MarkPicture): Area[] {
  const at = (x: number, y: number) => [MARGIN + (x * MARK) / 32, TOP + (y * MARK) / 32] as const;
  const tick = [at(11.75, 18.25), at(14.65, 21.15), at(19.95, 15.05)];
  return [
    { polygons: [[at(8, 6.5), at(18, 6.5), at(23.5, 12), at(23.5, 25.75), at(8, 25.75)]], colour: colours.onBrand },
    { polygons: [[at(18, 6.5), at(23.5, 12), at(18, 12)]], colour: colours.tint },
    { polygons: thickLine(tick, (2.6 * MARK) / 32), colour: colours.accent },
  ];
}

function markOf(face: Face, picture: MarkPicture): Area[] {
  const { siteName, isShippedName, colours } = picture;
  const box = { polygons: roundBox({ x: MARGIN, y: TOP, width: MARK, height: MARK }, MARK / 4), colour: colours.brand };
  const initial = isShippedName ? undefined : drawableText(face, siteName)?.charAt(0).toUpperCase();
  const glyph = initial && face.glyphs[initial];
  if (!initial || !glyph) return [box, ...shippedMark(picture)];
  const size = 42;
  const x = MARGIN + (MARK - (glyph[0] * size) / UNITS) / 2;
  const polygons = outlineText(face, initial, { x, y: TOP + (MARK + size * CAP) / 2, size });
  return [box, { polygons, colour: colours.onBrand }];
}

/** The title, in the middle between head and foot. */
function titleOf(face: Face, text: string): Polygon[] {
  const { lines, size } = wrapTitle(face, text, INNER);
  const step = size * LINE_HEIGHT;
  const first = HEIGHT / 2 - ((lines.length - 1) * step) / 2 + (size * CAP) / 2;
  return lines.flatMap((line, index) => outlineText(face, line, { x: MARGIN, y: first + index * step, size }));
}

/**
 * Lays out a share picture. Where the face doesn't have the title's script, the site's name takes its place.
 * @returns the areas to paint on paper, in order.
 */
export async function layOutShare(picture: SharePicture): Promise<Area[]> {
  const { brand, accent, ink, soft } = picture.colours;
  const face = await loadFace(picture.face);
  const line = (text: string, at: { width: number; size: number }) => {
    const drawable = drawableText(face, text);
    return drawable && oneLineOf(face, drawable, at);
  };
  const beside = MARGIN + MARK + 24;
  const name = line(picture.siteName, { width: WIDTH - MARGIN - beside, size: 34 });
  const by = line(picture.author, { width: INNER - 68, size: 30 });
  const title = drawableText(face, picture.title);
  const large = title ?? name;
  const nameAt = { x: beside, y: TOP + MARK / 2 + 12, size: 34 };
  return [
    { polygons: roundBox({ x: 0, y: HEIGHT - 16, width: WIDTH, height: 16 }, 0), colour: brand },
    ...(picture.logo ? [] : markOf(face, picture)),
    ...(name && title && !picture.logo ? [{ polygons: outlineText(face, name, nameAt), colour: brand }] : []),
    ...(large ? [{ polygons: titleOf(face, large), colour: ink }] : []),
    ...(by
      ? [
          { polygons: roundBox({ x: MARGIN, y: FOOT - 12, width: 48, height: 4 }, 0), colour: accent },
          { polygons: outlineText(face, by, { x: MARGIN + 68, y: FOOT, size: 30 }), colour: soft },
        ]
      : []),
  ];
}

/** Draws a share picture. No font of the system decides what it looks like. */
export async function drawShare(picture: SharePicture): Promise<Canvas> {
  const canvas = new Canvas(WIDTH, HEIGHT, picture.colours.paper);
  for (const { polygons, colour } of await layOutShare(picture)) canvas.paint(polygons, colour);
  return canvas;
}

/** Draws the mark as an icon: a square filled to its edges, whose corners phones round. @param side in pixels. */
export async function drawIcon(picture: MarkPicture, side: number): Promise<Canvas> {
  const canvas = new Canvas(side, side, picture.colours.brand);
  const scale = side / MARK;
  for (const { polygons, colour } of markOf(await loadFace(picture.face), picture)) {
    const scaled = polygons.map((points) => points.map(([x, y]) => [(x - MARGIN) * scale, (y - TOP) * scale] as const));
    canvas.paint(scaled, colour);
  }
  return canvas;
}
