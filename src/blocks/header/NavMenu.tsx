import type { ReactNode } from "react";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";

/** A drop-down list of links: opens without a script, one at a time. `end` aligns it with the label's right edge. */
export function NavMenu({ summary, end, children }: { summary: ReactNode; end?: boolean; children: ReactNode }) {
  const { idPrefix } = useBlockContext();
  return (
    <details name={`${idPrefix}-menus`} className="group relative">
      <summary className="nav-link">
        {summary}
        <Icon name="ChevronDown" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className={end ? "nav-drop right-0" : "nav-drop"}>{children}</ul>
    </details>
  );
}
