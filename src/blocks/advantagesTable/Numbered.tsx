import type { Row } from "./rows.ts";

/** An advantage's name with its number in the margin. */
export function Numbered({ row: { number, advantage } }: { row: Row }) {
  return (
    <span className="numbered">
      <b>{number}</b> <span>{advantage}</span>
    </span>
  );
}
