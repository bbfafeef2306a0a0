import { z } from "zod";
import { color, ctaList, requiredText, styleOf } from "../fields.ts";

/**
 * A strip at the window's upper or lower edge, wherever it is in the page's list (spec 3). `dismissible` is beyond the
 * specification: without it a banner stays, so that an unticked checkbox means no, and the page needs no script.
 */
export const schema = z.looseObject({
  style: styleOf(["top", "bottom"]),
  text: requiredText(),
  cta: ctaList().optional(),
  dismissible: z.boolean().meta({ title: "Visitors can close it" }).optional(),
  color: color().optional(),
});

export type Banner = z.output<typeof schema>;
