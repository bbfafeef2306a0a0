import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Losses of money: the numbered entries of a ledger, with a total below the double line. */
export const profitLeaks = defineBlock({
  type: "profitLeaks",
  label: "Profit leaks",
  icon: "TrendingDown",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
