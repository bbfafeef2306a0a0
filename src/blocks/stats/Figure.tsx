import type { CSSProperties } from "react";
import { cx } from "#shared";
import { figureParts } from "./count.ts";

/** A value with more characters is set smaller, so that none of its words has to break. */
const LONGEST_FIGURE = 8;

/** A figure in large type; its unit is smaller. A whole number is counted up while it scrolls into view (style.css). */
export function Figure({ value, className }: { value: string; className?: string }) {
  const { before, number, after, count } = figureParts(value);
  const style: CSSProperties & { "--to"?: number } = { "--to": count };
  return (
    <p className={cx("stat-value", value.length > LONGEST_FIGURE && "stat-long", className)}>
      {before && <span className="stat-unit">{before}</span>}
      {count === undefined ? (
        number
      ) : (
        <span className="stat-count" style={style}>
          <span>{number}</span>
        </span>
      )}
      {after && <span className="stat-unit">{after}</span>}
    </p>
  );
}
