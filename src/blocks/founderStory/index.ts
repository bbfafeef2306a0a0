import { defineBlock } from "../define-block.ts";
import { videoHosts } from "../parts/video/video-source.ts";
import { schema } from "./schema.ts";

/** A letter from the founder: portrait, story, promises, signature and an optional video. */
export const founderStory = defineBlock({
  type: "founderStory",
  label: "Founder story",
  icon: "Signature",
  schema,
  View: () => import("./View.tsx"),
  hosts: ({ youtube_video_url }) => videoHosts(youtube_video_url),
  prompt: () => import("./prompt.ts"),
});
