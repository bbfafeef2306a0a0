import type { Element, ElementContent, Properties } from "hast";
import { videoSource } from "../video/video-source.ts";
import type { ContentLabels } from "./content-labels.ts";

/** The icon "Play" of the set, as the address of its file isn't known here. */
const PLAY = "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z";

function element(tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  const nodes = children.map((child) => (typeof child === "string" ? { type: "text" as const, value: child } : child));
  return { type: "element", tagName, properties, children: nodes };
}

function cover(hostName: string, title: string): Element {
  const icon = element("svg", { className: ["icon"], viewBox: "0 0 24 24" }, element("path", { d: PLAY }));
  return element(
    "span",
    { className: ["video-card"], ariaHidden: "true" },
    element("span", { className: ["text-xs", "text-on-deep-soft"] }, hostName),
    element("span", { className: ["video-sign"] }, icon),
    element("span", { className: ["video-title"] }, title),
  );
}

/** The player, not yet loaded: the same markup as in VideoPlayer.tsx. */
function player(src: string, title: string): Element {
  const allow = "autoplay; fullscreen; picture-in-picture";
  const frame = element("iframe", { dataSrc: src, title, allow, className: ["size-full"] });
  return element("div", { className: ["video-player"], hidden: true }, frame);
}

/**
 * Renders a video of another host that a text names: as VideoPoster.tsx does in its block, with the same style sheet and
 * the same video-poster.enhance.ts. No request to the host before the click; without a script it is a link.
 * @param marked a paragraph that `mark-videos.ts` has marked; its only element is the link, already rendered.
 */
export function renderVideo(marked: Element, labels: ContentLabels): Element {
  const { dataVideo, id, title: given } = marked.properties;
  const source = videoSource(String(dataVideo));
  if (source?.kind !== "iframe") return marked;
  const { hostName, page, src } = source;
  const { idPrefix, playVideo, video, videoOn, opensInNewTab } = labels;
  const inWords = (text: string) => text.replace("{host}", hostName);
  const title = typeof given === "string" ? given : inWords(videoOn);
  const noteId = `${idPrefix}-${String(id)}-note`;
  const ariaLabel = given ? `${playVideo}: ${title}` : `${playVideo}: ${hostName}`;
  const button = { type: "button", className: ["video-button"], ariaLabel, ariaDescribedBy: [noteId] };
  const link = { className: ["video-elsewhere"], href: page, target: "_blank", rel: ["noopener"] };
  const newTab = element("span", { className: ["sr-only"] }, ` (${opensInNewTab})`);
  const note = element("span", { id: noteId, dataRead: "skip" }, inWords(video.note));
  return element(
    "div",
    { className: ["video-poster"] },
    element(
      "div",
      { className: ["video-stage"], dataEnhanceOnClick: "video-poster" },
      cover(hostName, title),
      element("button", button),
      player(src, title),
    ),
    element("p", { className: ["video-note"] }, note, " ", element("a", link, inWords(video.watchOn), newTab)),
  );
}
