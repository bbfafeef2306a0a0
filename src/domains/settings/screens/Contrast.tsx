import { Check, CircleAlert } from "lucide-react";
import { readingsOf, type ColourField } from "../brand/check-colour.ts";
import { TEXT_RATIO } from "../brand/palette.ts";
import { cx } from "#shared";

/** Truncated, not rounded: 4.49 must not look like the required 4.5. */
function shown(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

/** A colour's contrast in each of its uses. */
export function Contrast({ field, colour }: { field: ColourField; colour: string }) {
  return (
    <ul className="grid gap-y-0.5 text-sm text-ink-soft">
      {readingsOf(field, colour).map(({ pair, ratio }) => {
        const isReadable = ratio >= TEXT_RATIO;
        const Icon = isReadable ? Check : CircleAlert;
        return (
          <li key={pair} className={cx("flex items-center gap-1.5", !isReadable && "font-medium text-danger")}>
            <Icon aria-hidden className={cx("size-3.5 shrink-0", isReadable && "text-brand")} />
            <span className="min-w-0 flex-1">{pair}</span>
            <span className="tabular-nums">{shown(ratio)}</span>
            {!isReadable && <span className="sr-only">too low</span>}
          </li>
        );
      })}
    </ul>
  );
}
