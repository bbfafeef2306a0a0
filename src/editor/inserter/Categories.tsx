import { useId } from "react";
import { CATEGORIES, type Category } from "#blocks/browse";

/** What "Add block" shows: everything, the types of one category, or the saved sections. */
export type Shown = "All" | Category | "Saved sections";

type CategoriesProps = {
  /** Undefined during a search, which looks everywhere. */
  shown: Shown | undefined;
  hasSections: boolean;
  onShow: (shown: Shown) => void;
};

/** Chooses what "Add block" shows. On a phone the choices scroll sideways. */
export function Categories({ shown, hasSections, onShow }: CategoriesProps) {
  const group = useId();
  const names: Shown[] = ["All", ...CATEGORIES, ...(hasSections ? (["Saved sections"] as const) : [])];
  return (
    <div
      role="radiogroup"
      aria-label="Category"
      className="kit-scroll-x -mx-5 flex gap-1.5 overflow-x-auto px-5 py-0.5"
    >
      {names.map((name) => (
        <label
          key={name}
          className="relative flex min-h-8 shrink-0 cursor-pointer items-center rounded-full border border-line px-3 text-sm font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink has-checked:border-brand has-checked:bg-brand-tint has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={group}
            checked={name === shown}
            onChange={() => onShow(name)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          {name}
        </label>
      ))}
    </div>
  );
}
