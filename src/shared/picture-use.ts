/** A part of a picture, in fractions (0 to 1) of its width and height, from its top left corner. */
export type Crop = { x: number; y: number; width: number; height: number };

/** The point of a picture that stays in view where a frame cuts it, in fractions of its width and height. */
export type Focus = { x: number; y: number };

/** A picture as one place shows it: its address, and the part and the point that were chosen there. */
export type PictureUse = { address: string; crop?: Crop; focus?: Focus };

/** Fractions are rounded to steps of less than half a pixel of the largest stored pictures. */
const STEPS = 10_000;
/** The narrowest crop, in steps. */
const MIN_STEPS = 100;

const FRAGMENT = /#(?=(?:crop|focus)=)/;
const FRACTION = /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/;
const CODE = /^(\d{1,5})_(\d{1,5})_(\d{1,5})_(\d{1,5})$/;
const LIBRARY_RASTER = /^\/media\/([0-9a-f]{64})\.(?:png|jpg|webp|avif)$/;

const inSteps = (fraction: number) => Math.round(fraction * STEPS);

/** @returns the fraction that is stored for another one: in ten-thousandths. */
export const toStep = (fraction: number) => inSteps(fraction) / STEPS;

/** Whether a picture can be cropped: one of the library that consists of pixels. */
export function isCroppable(address: string): boolean {
  return LIBRARY_RASTER.test(address);
}

function numbersOf(list: string, count: number): number[] | undefined {
  const parts = list.split(",");
  return parts.length === count && parts.every((part) => FRACTION.test(part))
    ? parts.map(Number).map(toStep)
    : undefined;
}

function readCrop(list: string, address: string): Crop | string {
  if (!isCroppable(address)) return "Only PNG, JPEG, WebP and AVIF pictures of the media library can be cropped";
  const [x, y, width, height] = numbersOf(list, 4) ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    return "A crop is four numbers from 0 to 1: crop=x,y,width,height";
  }
  if (Math.min(inSteps(width), inSteps(height)) < MIN_STEPS) return "A crop is at least 0.01 wide and 0.01 high";
  if (Math.max(inSteps(x + width), inSteps(y + height)) > STEPS) return "The crop reaches beyond the picture’s edge";
  return { x, y, width, height };
}

function readFocus(list: string): Focus | string {
  const [x, y] = numbersOf(list, 2) ?? [];
  return x === undefined || y === undefined ? "A focal point is two numbers from 0 to 1: focus=x,y" : { x, y };
}

const UNKNOWN = "After its address a picture has only #crop=x,y,width,height&focus=x,y";
const ORDER = /^(?:crop=([^&=]*)(?:&focus=([^&=]*))?|focus=([^&=]*))$/;

const isWhole = ({ width, height }: Crop) => width === 1 && height === 1;

/** Reads the whole text; `fault` says what can't be read, which is left out. */
function parse(text: string): { use: PictureUse; fault?: string } {
  const [address = "", ...rest] = text.split(FRAGMENT);
  if (rest.length === 0) return { use: { address: text } };
  const [, ...lists] = ORDER.exec(rest.join("#")) ?? [];
  if (lists.length === 0) return { use: { address }, fault: UNKNOWN };
  const [cropList, focusList = lists[2]] = lists;
  const crop = cropList === undefined ? undefined : readCrop(cropList, address);
  const focus = focusList === undefined ? undefined : readFocus(focusList);
  return {
    use: {
      address,
      ...(typeof crop === "object" && !isWhole(crop) && { crop }),
      ...(typeof focus === "object" && { focus }),
    },
    fault: [crop, focus].find((read) => typeof read === "string"),
  };
}

/**
 * Reads how a place shows a picture: `/media/<hash>.jpg#crop=0.1,0.2,0.5,0.5&focus=0.3,0.4`. What is malformed, and a crop of
 * a picture that can't be cropped, is ignored; `pictureFault` says why.
 */
export function readPictureUse(text: string): PictureUse {
  return parse(text).use;
}

/** @returns in words why a picture's crop or focal point can't be used; undefined where nothing is wrong. */
export function pictureFault(text: string): string | undefined {
  return parse(text).fault;
}

/** Writes what `readPictureUse` reads; a crop of the whole picture is left out. */
export function writePictureUse({ address, crop, focus }: PictureUse): string {
  const list = (...numbers: number[]) => numbers.map(toStep).join(",");
  const parts = [
    ...(crop && !isWhole(crop) ? [`crop=${list(crop.x, crop.y, crop.width, crop.height)}`] : []),
    ...(focus ? [`focus=${list(focus.x, focus.y)}`] : []),
  ];
  return parts.length > 0 ? `${address}#${parts.join("&")}` : address;
}

/** @returns the focal point in fractions of the part that is shown; the nearest one where that doesn't contain it. */
export function shownFocus({ crop, focus }: PictureUse): Focus | undefined {
  if (!focus || !crop) return focus;
  const within = (at: number, start: number, length: number) => toStep(Math.min(Math.max((at - start) / length, 0), 1));
  return { x: within(focus.x, crop.x, crop.width), y: within(focus.y, crop.y, crop.height) };
}

/** @returns the crop as addresses and file names have it, in ten-thousandths: `1000_2000_5000_5000`. */
export function cropCode({ x, y, width, height }: Crop): string {
  return [x, y, width, height].map(inSteps).join("_");
}

/** @returns the crop of a code; undefined for one that `cropCode` doesn't give. */
export function cropOfCode(code: string): Crop | undefined {
  const [, ...steps] = CODE.exec(code) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = steps.map((step) => Number(step) / STEPS);
  const crop = { x, y, width, height };
  const isInside = Math.max(inSteps(x + width), inSteps(y + height)) <= STEPS;
  const isLarge = Math.min(inSteps(width), inSteps(height)) >= MIN_STEPS;
  return isInside && isLarge && cropCode(crop) === code ? crop : undefined;
}

/** @returns the crop in whole pixels of a picture of that size. */
export function cropBox({ x, y, width, height }: Crop, of: { width: number; height: number }) {
  const left = Math.min(Math.round(x * of.width), of.width - 1);
  const top = Math.min(Math.round(y * of.height), of.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((x + width) * of.width), of.width) - left),
    height: Math.max(1, Math.min(Math.round((y + height) * of.height), of.height) - top),
  };
}

/** @returns where people who are signed in see the part of a picture that a place shows. */
export function previewAddress(text: string): string {
  const { address, crop } = readPictureUse(text);
  const [, hash] = LIBRARY_RASTER.exec(address) ?? [];
  return crop ? `/api/media/${hash}/crop?area=${cropCode(crop)}` : address;
}
