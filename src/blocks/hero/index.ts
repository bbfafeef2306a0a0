import { safeImageSrc } from "#shared";
import { defineBlock } from "../define-block.ts";
import { videoHosts } from "../parts/video/video-source.ts";
import { pictureSizes } from "./picture-sizes.ts";
import { schema, type Hero } from "./schema.ts";

const STYLES_WITH_IMAGE = new Set<Hero["style"]>(["rightImage", "topImage", "bottomImage", "photo", "tilt", "video"]);

/** The page's opening with its only `<h1>`, the main action and the product's picture. */
export const hero = defineBlock({
  type: "hero",
  label: "Hero",
  icon: "Rocket",
  pageTitle: "always",
  schema,
  View: {
    simple: () => import("./Simple.tsx"),
    text: () => import("./Statement.tsx"),
    rightImage: () => import("./RightImage.tsx"),
    topImage: () => import("./TopImage.tsx"),
    bottomImage: () => import("./BottomImage.tsx"),
    photo: () => import("./Photo.tsx"),
    form: () => import("./SignUp.tsx"),
    tilt: () => import("./Tilt.tsx"),
    video: () => import("./Film.tsx"),
  },
  leadImage: ({ style, image }) => (image && STYLES_WITH_IMAGE.has(style) ? safeImageSrc(image) : undefined),
  leadSizes: pictureSizes,
  hosts: ({ youtube_video_url }) => videoHosts(youtube_video_url),
  prompt: () => import("./prompt.ts"),
});
