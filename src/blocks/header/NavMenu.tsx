import type { ReactNode } from "react";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";

const LIST = { start: "nav-drop", end: "nav-drop end-0", wide: "nav-drop nav-wide" };

type NavMenuProps = {
  summary: ReactNode;
  /** Where the list begins or ends: at the label's left or right edge, or over the whole width of the bar. */
  place?: keyof typeof LIST;
  children: ReactNode;
};

/** A drop-down list of links: opens without a script, one at a time. */
export function NavMenu({ summary, place = "start", children }: NavMenuProps) {
  const { idPrefix } = useBlockContext();
  return (
    <details name={`${idPrefix}-menus`} className={place === "wide" ? "group" : "group relative"}>
      <summary className="nav-link">
        {summary}
        <Icon name="ChevronDown" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className={LIST[place]}>{children}</ul>
    </details>
  );
}
