import { defineBlock } from "../define-block.ts";
import { videoHosts } from "../parts/video/video-source.ts";
import { schema } from "./schema.ts";

/** Pictures and videos in a row that shows one at a time. */
export const gallery = defineBlock({
  type: "gallery",
  label: "Gallery",
  icon: "Images",
  schema,
  View: () => import("./View.tsx"),
  hosts: ({ items }) => videoHosts(...items.flatMap(({ type, src }) => (type === "video" ? [src] : []))),
  prompt: () => import("./prompt.ts"),
});
