import { defaults } from "./defaults.ts";
import type { Features } from "./schema.ts";

/** What each of the shipped features comes down to. */
const FIGURES = ["5 lines", "0 guesses", "1 name", "1 page", "9 models", "2 soon"];

/** What only some styles show. */
export const styleSamples: Partial<Record<Features["style"], Partial<Features>>> = {
  figures: {
    items: defaults.items.map(({ name, description, icon, highlight, disabled }, index) => ({
      name,
      description,
      icon,
      highlight,
      disabled,
      figure: FIGURES[index],
    })),
  },
};
