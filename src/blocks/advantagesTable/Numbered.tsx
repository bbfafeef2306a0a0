import type { Row } from "./rows.ts";

/** An advantage's name with its number in the margin. */
export function Numbered({ row: { number, advantage } }: { row: Row }) {
  return (
    <span className="flex gap-4">
      <span className="min-w-4 text-brand">{number}</span>
      <span>{advantage}</span>
    </span>
  );
}
