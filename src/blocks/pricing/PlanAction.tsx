import { buttonClass } from "#ui";
import { useBlockContext } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { ShownPlan } from "./pricing-data.ts";

/** The link that takes a plan at the shown price, or asks about it. */
export function PlanAction({ plan: { name, kind, href, isHighlighted } }: { plan: ShownPlan }) {
  const { ask, choose } = useBlockContext().texts.pricing.action;
  const text = kind === "onRequest" ? ask : choose;
  return (
    <TextLink
      href={href}
      className={`${isHighlighted ? buttonClass.primary : buttonClass.secondary} pricing-action`}
      track="pricing"
    >
      {text.replace("{plan}", () => name)}
    </TextLink>
  );
}
