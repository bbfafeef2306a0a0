import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";

/** The headline of a quiet block: small, or `large` where little else is said; an empty one renders nothing. */
export function Headline({ text, large, className }: { text?: string; large?: boolean; className?: string }) {
  const { idPrefix } = useBlockContext();
  if (!text) return null;
  return (
    <h2 id={`${idPrefix}-title`} className={cx(large ? "logo-statement" : "text-subtitle", className)}>
      {text}
    </h2>
  );
}
