import { icons, isIconName } from "./icons.ts";

/** A decorative icon by its stored name, 1em wide unless classes say otherwise; an unknown name draws CircleDot. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const Drawing = icons[isIconName(name) ? name : "CircleDot"];
  return <Drawing aria-hidden="true" className={className ?? "size-[1em]"} strokeWidth={1.75} />;
}
