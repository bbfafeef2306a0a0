import { z } from "zod";
import { videoSource } from "../parts/video/video-source.ts";
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

const WITH_IMAGE = ["rightImage", "topImage", "bottomImage", "photo", "tilt", "video"];

/** The address of a film of this site, which plays silently behind the copy. */
const backgroundVideo = () =>
  href()
    .refine(
      (value) => value === "" || videoSource(value)?.kind === "file",
      "A background video is an mp4 or webm file of this site",
    )
    .meta({ placeholder: "/media/film.mp4", model: "never" });

/**
 * The page's opening: what it is, for whom, what it saves, and the one action (spec 3). Beyond
 * the specification: the styles `photo`, `form`, `tilt` and `video`, and the two fields that only `form` and `video` show.
 */
export const schema = z.looseObject({
  style: styleOf(["simple", "text", "rightImage", "topImage", "bottomImage", "photo", "form", "tilt", "video"]),
  topText: textWithLink().optional(),
  headline: requiredText(),
  description: longText().optional(),
  image: imageSrc().optional().meta({ shownIn: WITH_IMAGE }),
  imageAlt: altText("image").optional().meta({ shownIn: WITH_IMAGE }),
  browser_mode: z.boolean().meta({ title: "Browser frame around the image", model: "never" }).optional(),
  youtube_video_url: href().meta({ title: "Video address", model: "never" }).optional(),
  backgroundVideo: backgroundVideo()
    .optional()
    .meta({ shownIn: ["video"] }),
  formTitle: text()
    .meta({ title: "Title of the form" })
    .optional()
    .meta({ shownIn: ["form"] }),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
  trustbar1: text().meta({ title: "Proof point 1" }).optional(),
  trustbar2: text().meta({ title: "Proof point 2" }).optional(),
  /** Where the copy is; styles with two columns position it themselves. */
  position: position().optional(),
  color: color().optional(),
});

export type Hero = z.output<typeof schema>;
