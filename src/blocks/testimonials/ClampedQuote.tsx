import { useBlockContext } from "../context.tsx";
import type { Testimonial } from "./schema.ts";

/** Characters on a line of a narrow card. A shorter quote is never cut, so that no text hides without a switch. */
const LINE_LENGTH = 38;

const CLAMP = { 3: "line-clamp-3", 6: "line-clamp-6" };

/**
 * A quote that shows its first lines (spec 9) and opens on a click, without a script. Only a quote that is too long
 * for them is cut and gets the switch.
 */
export function ClampedQuote({ item, lines }: { item: Testimonial; lines: keyof typeof CLAMP }) {
  const { texts } = useBlockContext();
  if (!item.quote) return null;
  if (item.quote.length <= lines * LINE_LENGTH) return <blockquote>{item.quote}</blockquote>;
  return (
    <div className="group relative">
      <blockquote className={`${CLAMP[lines]} group-has-checked:line-clamp-none`}>{item.quote}</blockquote>
      <label className="clamp-switch">
        <input type="checkbox" className="sr-only" />
        <span className="group-has-checked:hidden">{texts.readMore}</span>
        <span className="hidden group-has-checked:inline">{texts.readLess}</span>
        <span className="sr-only">: {item.name}</span>
      </label>
    </div>
  );
}
