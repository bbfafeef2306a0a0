import { defineBlock } from "../define-block.ts";
import { ownImage } from "../parts/video/own-image.ts";
import { embedSource } from "./embed-source.ts";
import { schema } from "./schema.ts";

/** Content of an allowed host; nothing of it is loaded before a click. */
export const embed = defineBlock({
  type: "embed",
  label: "Embed",
  icon: "AppWindow",
  schema,
  View: () => import("./View.tsx"),
  leadImage: ({ image }) => ownImage(image),
  hosts: ({ src }) => {
    const source = embedSource(src);
    return source ? { frame: [source.host] } : {};
  },
  prompt: () => import("./prompt.ts"),
});
