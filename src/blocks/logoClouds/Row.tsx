import { cx } from "#shared";
import { itemKey } from "../parts/item-key.ts";
import { Headline } from "./Headline.tsx";
import { Logo } from "./Logo.tsx";
import type { LogoContent } from "./schema.ts";

const VARIANTS = {
  simple: "logo-mono gap-x-6 gap-y-4 @md:gap-x-10",
  custom: "gap-x-10 gap-y-6",
};

/** simple: one quiet row in one colour. custom: a larger one in which each logo keeps its colours and proportions. */
export function Row({
  variant,
  headline,
  logos,
}: {
  variant: keyof typeof VARIANTS;
  headline?: string;
  logos: LogoContent[];
}) {
  return (
    <>
      <Headline text={headline} className="mb-8 text-center" />
      <ul className={cx("flex flex-wrap items-center justify-center", VARIANTS[variant])}>
        {logos.map((logo, index) => (
          <li key={itemKey(logo, index)}>
            <Logo logo={logo} size={variant === "custom" ? "large" : "small"} />
          </li>
        ))}
      </ul>
    </>
  );
}
