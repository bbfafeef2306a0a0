import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Losses of money: the numbered entries of a ledger, with a total below the double line. */
export const profitLeaks = defineBlock({
  type: "profitLeaks",
  label: "Profit leaks",
  icon: "TrendingDown",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
