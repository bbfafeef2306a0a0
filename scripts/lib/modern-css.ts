import { parse } from "postcss";
import type { Plugin } from "vite";

/** What Tailwind asks of a browser before it uses `color-mix()`. */
const HAS_COLOR_MIX = "color-mix(in lab, red, red)";

/** @returns a stylesheet of Tailwind's without what it adds for browsers that lack `color-mix()` or `@property`. */
export function withoutFallbacks(css: string): string {
  const root = parse(css);
  root.walkAtRules("supports", (support) => {
    if (!support.params.includes(HAS_COLOR_MIX)) return;
    const [mixed] = support.nodes ?? [];
    const fallback = support.prev();
    if (mixed?.type === "decl" && fallback?.type === "decl" && fallback.prop === mixed.prop) fallback.remove();
    support.replaceWith(support.nodes ?? []);
  });
  // Where `@property` is missing, these rules set the initial values.
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties" && layer.nodes) layer.remove();
  });
  return root.toString();
}

/** Leaves those fallbacks out of the built stylesheets. It comes behind Tailwind's plugin. */
export const MODERN_CSS: Plugin = {
  name: "modern-css",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler: (css) => ({ code: withoutFallbacks(css), map: null }),
  },
};
