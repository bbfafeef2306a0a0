import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";

/** The small headline of a quiet block; an empty one renders nothing. */
export function Headline({ text, className }: { text?: string; className?: string }) {
  const { idPrefix } = useBlockContext();
  if (!text) return null;
  return (
    <h2 id={`${idPrefix}-title`} className={cx("text-subtitle", className)}>
      {text}
    </h2>
  );
}
