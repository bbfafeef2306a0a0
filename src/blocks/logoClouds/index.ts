import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Styles that are rows and grids of nothing but logos. */
const rows = () => import("./View.tsx");

/** Logos of partners, providers and standards: alone in rows, a grid or strips, as tiles, or with words and figures. */
export const logoClouds = defineBlock({
  type: "logoClouds",
  label: "Logo clouds",
  icon: "Award",
  schema,
  View: {
    simple: rows,
    withBrand: rows,
    custom: rows,
    scroll: rows,
    tiles: () => import("./Tiles.tsx"),
    quote: () => import("./WithQuote.tsx"),
    stats: () => import("./WithFigures.tsx"),
  },
  prompt: () => import("./prompt.ts"),
});
