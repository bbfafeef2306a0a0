import { linearOf } from "#shared";

/** A colour as people see it: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** The maximum of an 8-bit channel. */
const FULL = 255;
/** How far outside 0 to 1 a channel may be and still count as within the gamut. */
const ROUNDING = 0.0005;

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Björn Ottosson's OKLab in polar form. @param hex "#rrggbb". */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** @returns how different two colours look: 0 is the same, 1 black and white. Below a tenth they are easily confused. */
export function difference(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = ((a.hue - b.hue) * Math.PI) / 180;
  const hueAndChroma = Math.sqrt(Math.max(0, a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(turn)));
  return Math.hypot(a.lightness - b.lightness, hueAndChroma);
}

function toChannels({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function isShown(channels: Triple): boolean {
  return channels.every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);
}

function write(channels: Triple): string {
  const digits = channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * FULL));
  return `#${digits.map((digit) => digit.toString(16).padStart(2, "0")).join("")}`;
}

/** @returns "#rrggbb" of the same lightness and hue, with as much of the chroma as the gamut allows. */
export function toHex(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  const at = (chroma: number) => toChannels({ ...colour, lightness, chroma });
  if (isShown(at(colour.chroma))) return write(at(colour.chroma));
  let [shown, hidden] = [0, colour.chroma];
  while (hidden - shown > 0.0005) {
    const middle = (shown + hidden) / 2;
    if (isShown(at(middle))) shown = middle;
    else hidden = middle;
  }
  return write(at(shown));
}

const STEP = 0.005;

/** Moves a colour's lightness in small steps until it fits; the last resort is black or white. */
export function moveUntil(colour: Oklch, direction: 1 | -1, fits: (hex: string) => boolean): string {
  let { lightness } = colour;
  while (lightness > 0 && lightness < 1) {
    const hex = toHex({ ...colour, lightness });
    if (fits(hex)) return hex;
    lightness += direction * STEP;
  }
  return direction > 0 ? "#ffffff" : "#000000";
}
