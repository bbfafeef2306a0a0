import { z } from "zod";
import { color, richText, styleOf } from "../fields.ts";

/** Running text: HTML when it begins with a tag, or else markdown (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["simple"]),
  content: richText().min(1),
  color: color().optional(),
});

export type Content = z.output<typeof schema>;
