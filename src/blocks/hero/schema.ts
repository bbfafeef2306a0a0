import { z } from "zod";
import {
  altText,
  color,
  ctaList,
  href,
  imageSrc,
  longText,
  position,
  requiredText,
  styleOf,
  text,
  textWithLink,
} from "../fields.ts";

const WITH_IMAGE = ["rightImage", "topImage", "bottomImage"];

/** The page's opening: what it is, for whom, what it saves, and the one action (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["simple", "text", "rightImage", "topImage", "bottomImage"]),
  topText: textWithLink().optional(),
  headline: requiredText(),
  description: longText().optional(),
  image: imageSrc().optional().meta({ shownIn: WITH_IMAGE }),
  imageAlt: altText("image").optional().meta({ shownIn: WITH_IMAGE }),
  browser_mode: z.boolean().meta({ title: "Browser frame around the image", model: "never" }).optional(),
  youtube_video_url: href().meta({ title: "Video address", model: "never" }).optional(),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
  trustbar1: text().meta({ title: "Proof point 1" }).optional(),
  trustbar2: text().meta({ title: "Proof point 2" }).optional(),
  /** Where the copy is; styles with two columns position it themselves. */
  position: position().optional(),
  color: color().optional(),
});

export type Hero = z.output<typeof schema>;
