import { PERSON_LIMITS } from "#forms";

/** The name of the order form's token and of its limit. */
export const ORDER_FORM = "plan_order";

/** Where people without an account order a plan, without the language's prefix. */
export const ORDER_PATH = "/order";

/** Longest values of the order form, in characters. */
export const ORDER_LIMITS = { name: 200, email: PERSON_LIMITS.email, organisation: 200, message: 2000 } as const;
