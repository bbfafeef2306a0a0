import type { Hero } from "./schema.ts";

/** How wide a style draws its image, as in HTML's `sizes`; the others draw it up to the page's width. */
const SIZES: Partial<Record<Hero["style"], string>> = {
  // Its column, and on to the window's edge (style.css).
  rightImage: "(width >= 64rem) 53vw, 100vw",
  photo: "100vw",
  video: "100vw",
};

/** @returns how wide a hero's image is drawn; undefined for up to the page's width. */
export const pictureSizes = ({ style }: Pick<Hero, "style">): string | undefined => SIZES[style];
