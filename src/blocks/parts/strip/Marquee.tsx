import type { CSSProperties, ReactNode } from "react";
import { cx } from "#shared";
import { MarqueeSwitch } from "./MarqueeSwitch.tsx";

/**
 * A strip that scrolls by itself. In the HTML its content appears once and can be scrolled by hand; marquee.enhance.ts
 * repeats it and sets it moving. Readers can stop it with the switch; with the keyboard's focus inside
 * or with reduced motion it doesn't move.
 * @param seconds how long one round takes, half the track.
 * @param copies how often the content is repeated in one round, so that a short one still fills the window.
 * @param onHover "pause" stops under the pointer, "slow" moves on at a quarter.
 * @param withSwitch false when a `marquee-set` around several strips has the one switch for all.
 */
export function Marquee({
  seconds,
  copies = 1,
  onHover,
  reverse,
  label,
  withSwitch = true,
  children,
}: {
  seconds: number;
  copies?: number;
  onHover: "pause" | "slow";
  reverse?: boolean;
  label: string;
  withSwitch?: boolean;
  children: ReactNode;
}) {
  const style: CSSProperties & Record<"--seconds", string> = { "--seconds": `${seconds}s` };
  return (
    <div className="marquee" data-on-hover={onHover} data-copies={copies} data-enhance="marquee" style={style}>
      {withSwitch && <MarqueeSwitch label={label} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stopped strip scrolls by keyboard */}
      <div className="marquee-window" role="group" aria-label={label || undefined} tabIndex={0}>
        <div className={cx("marquee-track", reverse && "marquee-reverse")}>
          <div className="marquee-half">{children}</div>
        </div>
      </div>
    </div>
  );
}
