import { defineBlock } from "../define-block.ts";
import { videoHosts } from "../parts/video/video-source.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** A letter from the founder: portrait, story, promises, signature and an optional video. */
export const founderStory = defineBlock({
  type: "founderStory",
  label: "Founder story",
  icon: "Signature",
  schema,
  defaults,
  View,
  hosts: ({ youtube_video_url }) => videoHosts(youtube_video_url),
  prompt: () => import("./prompt.ts"),
});
