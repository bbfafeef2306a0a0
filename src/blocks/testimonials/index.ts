import { defineBlock } from "../define-block.ts";
import { videoHosts } from "../parts/video/video-source.ts";
import { schema, type Testimonials } from "./schema.ts";

const REVIEW_SERVICE = "https://widget.trustpilot.com";

/** The styles of the specification. */
const specified = () => import("./View.tsx");

/** The review service's, where its badge is shown. */
function badgeHosts({ reviews }: Testimonials) {
  const { templateId, businessUnitId } = reviews?.trustpilot ?? {};
  return templateId && businessUnitId ? [REVIEW_SERVICE] : [];
}

/** The players' of the videos that are shown. */
function playerHosts({ style, items }: Testimonials): string[] {
  return style === "video" ? (videoHosts(...items.map(({ video }) => video)).frame ?? []) : [];
}

/** What people say about the product; samples stay marked as samples, so there is no structured data of reviews. */
export const testimonials = defineBlock({
  type: "testimonials",
  label: "Testimonials",
  icon: "Quote",
  schema,
  View: {
    simple: specified,
    scroll: specified,
    carousel: specified,
    wall: () => import("./Wall.tsx"),
    spotlight: () => import("./Spotlight.tsx"),
    results: () => import("./Results.tsx"),
    video: () => import("./Videos.tsx"),
  },
  hosts: (content) => {
    const script = badgeHosts(content);
    return { script, frame: [...script, ...playerHosts(content)] };
  },
  prompt: () => import("./prompt.ts"),
});
