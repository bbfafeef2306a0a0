import type { Rule } from "../../../steps.ts";

/** How a condition compares, in words. */
export const OPERATOR_NAMES: Readonly<Record<Rule["is"], string>> = {
  equals: "is",
  differs: "is not",
  contains: "contains",
  lacks: "doesn’t contain",
  starts: "begins with",
  ends: "ends with",
  above: "is above",
  below: "is below",
  filled: "is filled in",
  empty: "is empty",
};

/** Comparisons without another value. */
export const UNARY: ReadonlySet<Rule["is"]> = new Set(["filled", "empty"]);
