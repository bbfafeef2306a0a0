import { cx } from "#shared";
import { itemKey } from "../parts/item-key.ts";
import { Logo } from "./Logo.tsx";
import type { LogoContent } from "./schema.ts";
import { isFilled } from "./strips.ts";

/** Quiet logos in one colour beside or below what they go with; nothing where there are none. */
export function LogoRow({ logos, className }: { logos: LogoContent[]; className: string }) {
  const filled = logos.filter(isFilled);
  if (filled.length === 0) return null;
  return (
    <ul className={cx("logo-mono", className)}>
      {filled.map((logo, index) => (
        <li key={itemKey(logo, index)}>
          <Logo logo={logo} />
        </li>
      ))}
    </ul>
  );
}
