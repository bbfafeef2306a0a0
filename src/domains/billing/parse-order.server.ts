import { z } from "zod";
import { email, formCheck, line, requiredLine, type FormTexts } from "#forms";
import { choice, type Choice } from "./contract.ts";
import { ORDER_LIMITS } from "./order.ts";
import type { PlanChoice } from "./plan-address.ts";

/** @returns what an address names as the API takes it; undefined where it can't be. */
export function parseChoice(named: PlanChoice): Choice | undefined {
  return choice.safeParse(named).data;
}

/** Checks a posted order form. @returns who orders, or one message for each refused field. */
export const parseOrder = formCheck((texts: FormTexts) =>
  z.object({
    name: requiredLine(ORDER_LIMITS.name, texts),
    email: email(texts),
    organisation: line(ORDER_LIMITS.organisation, texts),
    message: line(ORDER_LIMITS.message, texts),
  }),
);
