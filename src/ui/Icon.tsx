import { createContext, useContext } from "react";
import { cx } from "#shared";
import { isIconName } from "./icon-names.ts";

/** Address of the file that holds every icon as a symbol: loaded once, kept by the browser, named by its content. */
export const IconSheet = createContext("/icons.svg");

/** A decorative icon by its stored name, 1em wide unless classes say otherwise; an unknown name draws CircleDot. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const sheet = useContext(IconSheet);
  return (
    <svg aria-hidden="true" className={cx("icon", className)}>
      <use href={`${sheet}#${isIconName(name) ? name : "CircleDot"}`} />
    </svg>
  );
}
