import { z } from "zod";
import { color, styleOf } from "../fields.ts";

/** Running text: HTML when it begins with a tag, else markdown (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["simple"]),
  content: z.string().min(1).meta({ control: "rich" }),
  color: color().optional(),
});

export type Content = z.output<typeof schema>;
