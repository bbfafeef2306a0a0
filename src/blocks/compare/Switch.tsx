import { useBlockContext } from "../context.tsx";

/** The choice between the two sides on a phone; CSS alone acts on it (style.css). */
export function Switch({ label, before, after }: { label: string; before: string; after: string }) {
  const { idPrefix } = useBlockContext();
  const name = `${idPrefix}-side`;
  return (
    <div className="compare-switch" role="radiogroup" aria-label={label || undefined}>
      <label>
        <input type="radio" name={name} value="before" className="sr-only" />
        {before}
      </label>
      <label>
        <input type="radio" name={name} value="after" className="sr-only" defaultChecked />
        {after}
      </label>
    </div>
  );
}
