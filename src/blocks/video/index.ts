import { defineBlock } from "../define-block.ts";
import { ownImage } from "../parts/video/own-image.ts";
import { videoHosts } from "../parts/video/video-source.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** One video behind its poster; nothing of it is loaded before a click. */
export const video = defineBlock({
  type: "video",
  label: "Video",
  icon: "Video",
  schema,
  defaults,
  View,
  leadImage: ({ image }) => ownImage(image),
  hosts: ({ src }) => videoHosts(src),
  prompt: () => import("./prompt.ts"),
});
