/** The grid of tiles of "Add block": up to four in a row. */
export const TILE_GRID_CLASS = "grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4";

/** A tile, whose one button covers it. */
export const TILE_CLASS = {
  tile: "group relative flex min-w-0 scroll-my-12 flex-col overflow-hidden rounded-control border border-line bg-raised transition-colors hover:border-brand has-[[data-add]:focus-visible]:outline-2 has-[[data-add]:focus-visible]:outline-offset-2 has-[[data-add]:focus-visible]:outline-focus",
  caption: "grid content-start gap-0.5 border-t border-line px-2.5 py-2 text-sm leading-snug",
  button: "min-w-0 cursor-pointer text-start text-ink outline-none after:absolute after:inset-0 group-hover:text-brand",
} as const;
