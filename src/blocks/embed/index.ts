import { defineBlock } from "../define-block.ts";
import { ownImage } from "../parts/video/own-image.ts";
import { defaults } from "./defaults.ts";
import { embedSource } from "./embed-source.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Content of an allowed host; nothing of it is loaded before a click. */
export const embed = defineBlock({
  type: "embed",
  label: "Embed",
  icon: "AppWindow",
  schema,
  defaults,
  View,
  leadImage: ({ image }) => ownImage(image),
  hosts: ({ src }) => {
    const source = embedSource(src);
    return source ? { frame: [source.host] } : {};
  },
  prompt: () => import("./prompt.ts"),
});
