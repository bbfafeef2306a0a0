import { useId } from "react";
import { useBlockContext } from "../context.tsx";
import type { Testimonial } from "./schema.ts";

/** Characters on a line of a narrow card. A shorter quote is never clamped, so that no text is hidden without a switch. */
const LINE_LENGTH = 38;

const CLAMP = { 3: "line-clamp-3", 6: "line-clamp-6" };

/**
 * A quote that shows its first lines (spec 9), and all of it after a click on it or on its switch; a second click clamps
 * it again. Needs no script. Where the browser supports it, the switch is shown only if text is hidden.
 */
export function ClampedQuote({ item, lines }: { item: Testimonial; lines: keyof typeof CLAMP }) {
  const { texts } = useBlockContext();
  const id = useId();
  if (!item.quote) return null;
  if (item.quote.length <= lines * LINE_LENGTH) return <blockquote>{item.quote}</blockquote>;
  return (
    <div className="clamp group">
      <blockquote className={`${CLAMP[lines]} group-has-checked:line-clamp-none print:line-clamp-none`}>
        <label htmlFor={id} className="block">
          <span>{item.quote}</span>
        </label>
      </blockquote>
      <label
        id={`${id}-name`}
        className="clamp-switch inline-block py-2 text-sm font-semibold text-brand hover:underline"
      >
        <input type="checkbox" id={id} aria-labelledby={`${id}-name`} className="sr-only" />
        <span className="group-has-checked:hidden">{texts.readMore}</span>
        <span className="hidden group-has-checked:inline">{texts.readLess}</span>
        <span className="sr-only">: {item.name}</span>
      </label>
    </div>
  );
}
