import type { CSSProperties, ReactNode } from "react";
import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";

/**
 * A strip that scrolls by itself: its content twice, moved by half its width without a script. Whoever wants to read
 * can stop it with the switch; with reduced motion it stands and can be scrolled by hand.
 * @param seconds how long one round takes.
 * @param onHover "pause" stands still under the pointer, "slow" moves on at a quarter (marquee.enhance.ts).
 */
export function Marquee({
  seconds,
  onHover,
  reverse,
  label,
  children,
}: {
  seconds: number;
  onHover: "pause" | "slow";
  reverse?: boolean;
  label: string;
  children: ReactNode;
}) {
  const { texts } = useBlockContext();
  const style: CSSProperties & Record<"--seconds", string> = { "--seconds": `${seconds}s` };
  return (
    <div className="marquee" data-on-hover={onHover} data-enhance="marquee" style={style}>
      <label className="marquee-switch">
        <input type="checkbox" />
        {texts.pause}
        <span className="sr-only">: {label}</span>
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with reduced motion the strip scrolls by keyboard */}
      <div className="marquee-window" role="group" aria-label={label} tabIndex={0}>
        <div className={cx("marquee-track", reverse && "marquee-reverse")}>
          <div className="marquee-half">{children}</div>
          <div className="marquee-half" aria-hidden="true" inert>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
