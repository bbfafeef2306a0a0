import { defineBlock } from "../define-block.ts";
import { ownImage } from "../parts/video/own-image.ts";
import { videoHosts } from "../parts/video/video-source.ts";
import { schema } from "./schema.ts";

/** One video behind its poster; nothing of it is loaded before a click. */
export const video = defineBlock({
  type: "video",
  label: "Video",
  icon: "Video",
  schema,
  View: () => import("./View.tsx"),
  leadImage: ({ image }) => ownImage(image),
  hosts: ({ src }) => videoHosts(src),
  prompt: () => import("./prompt.ts"),
});
