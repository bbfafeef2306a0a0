import { toStep, type Crop } from "#shared";

/** The whole picture. */
export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** The narrowest crop that can be dragged: a smaller one couldn't be gripped. */
const MIN = 0.02;

/** The corners and edges that a crop is resized at, by the compass. */
export const HANDLES = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof HANDLES)[number];

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Rounds a crop to what is stored, inside the picture. */
function snap({ x, y, width, height }: Crop): Crop {
  const [left, top] = [toStep(x), toStep(y)];
  return { x: left, y: top, width: toStep(Math.min(width, 1 - left)), height: toStep(Math.min(height, 1 - top)) };
}

/** Moves a crop, as far as the picture goes. */
export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  return snap({
    ...crop,
    x: clamp(crop.x + dx, 0, 1 - crop.width),
    y: clamp(crop.y + dy, 0, 1 - crop.height),
  });
}

function pulled(crop: Crop, handle: Handle, dx: number, dy: number): Crop {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const left = handle.includes("w") ? clamp(crop.x + dx, 0, right - MIN) : crop.x;
  const top = handle.includes("n") ? clamp(crop.y + dy, 0, bottom - MIN) : crop.y;
  const end = handle.includes("e") ? clamp(right + dx, crop.x + MIN, 1) : right;
  const low = handle.includes("s") ? clamp(bottom + dy, crop.y + MIN, 1) : bottom;
  return { x: left, y: top, width: end - left, height: low - top };
}

/**
 * Resizes a crop at a corner or an edge, as far as the picture goes.
 * @param ratio its width over its height, in fractions of the picture's; the opposite corner then stays, of an edge the
 * top left one.
 */
export function resizeCrop(crop: Crop, handle: Handle, by: { dx: number; dy: number }, ratio?: number): Crop {
  const free = pulled(crop, handle, by.dx, by.dy);
  if (ratio === undefined) return snap(free);
  const [isLeft, isTop] = [handle.includes("w"), handle.includes("n")];
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const [roomX, roomY] = [isLeft ? right : 1 - crop.x, isTop ? bottom : 1 - crop.y];
  const isWider = Math.abs(free.width - crop.width) >= Math.abs(free.height - crop.height) * ratio;
  const wished = isWider ? free.width : free.height * ratio;
  const width = Math.min(wished, roomX, roomY * ratio);
  const height = width / ratio;
  // Of a very narrow shape, a smaller crop couldn't be gripped.
  if (Math.min(width, height) < MIN) return crop;
  return snap({ x: isLeft ? right - width : crop.x, y: isTop ? bottom - height : crop.y, width, height });
}

/** @returns the largest crop of a ratio, as near to the centre of the present one as the picture allows. */
export function largestCrop(crop: Crop, ratio: number): Crop {
  const width = Math.min(1, ratio);
  const height = width / ratio;
  const centre = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  return snap({
    x: clamp(centre.x - width / 2, 0, 1 - width),
    y: clamp(centre.y - height / 2, 0, 1 - height),
    width,
    height,
  });
}

/** Sets one number of a crop. A position moves it; a side resizes it, and the other side where it has a ratio. */
export function withNumber(crop: Crop, name: keyof Crop, value: number, ratio?: number): Crop {
  if (name === "x") return moveCrop(crop, value - crop.x, 0);
  if (name === "y") return moveCrop(crop, 0, value - crop.y);
  const by = name === "width" ? { dx: value - crop.width, dy: 0 } : { dx: 0, dy: value - crop.height };
  return resizeCrop(crop, "se", by, ratio);
}
