import type { ViewProps } from "../define-block.ts";
import { Checklist } from "./Checklist.tsx";
import { Grid } from "./Grid.tsx";
import type { Qualification } from "./schema.ts";

/** Who the product is for: a list that ticks itself, or a numbered grid. */
export function View({ content }: ViewProps<Qualification>) {
  return content.style === "grid" ? <Grid content={content} /> : <Checklist content={content} />;
}
