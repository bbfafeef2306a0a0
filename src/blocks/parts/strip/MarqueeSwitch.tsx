import { useBlockContext } from "../../context.tsx";

/**
 * The round switch that stops a strip (WCAG 2.2.2) without a script: a checked box means paused. It works for the
 * `marquee` or the `marquee-set` that it is in.
 */
export function MarqueeSwitch({ label }: { label: string }) {
  const { texts } = useBlockContext();
  const name = label ? `${texts.pause}: ${label}` : texts.pause;
  return (
    <label className="marquee-switch" title={texts.pause}>
      <input type="checkbox" aria-label={name} />
    </label>
  );
}
