import { z } from "zod";
import { safeImageSrc } from "#shared";
import { color, copyFields, listOf, requiredText, styleOf, withPictureUse } from "../fields.ts";

const isUsable = (address: string) => address === "" || safeImageSrc(address) !== undefined;

/** Pictures and videos one at a time (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["carousel"]),
  ...copyFields(),
  items: listOf(
    z.looseObject({
      type: z.enum(["image", "video"]),
      title: requiredText(),
      src: withPictureUse(requiredText().refine(isUsable, "This address can’t be used for a picture or a video")).meta({
        control: "image",
        title: "Picture or video",
      }),
    }),
    "picture or video",
    "title",
  ).min(1),
  color: color().optional(),
});

export type Gallery = z.output<typeof schema>;
export type GalleryItem = Gallery["items"][number];
