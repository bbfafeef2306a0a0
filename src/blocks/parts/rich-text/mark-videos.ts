import type { Element, ElementContent } from "hast";
import { videoSource } from "../video/video-source.ts";
import { textOf } from "./content-tree.ts";

/** Videos of one text that become players: each is a hundred times as much markup as its address. */
const MAX_VIDEOS = 50;

/** @returns the address of a hosted video that a paragraph consists of: a link alone whose text is its address. */
function videoIn({ children }: Element): { address: string; title?: string } | undefined {
  const [link, ...others] = children.filter((node) => node.type !== "text" || node.value.trim() !== "");
  if (link?.type !== "element" || link.tagName !== "a" || others.length > 0) return undefined;
  const { href, title } = link.properties;
  const address = String(href);
  const text = textOf(link).trim();
  const isAddress = text === address || `http://${text}` === address || `https://${text}` === address;
  if (!isAddress || videoSource(address)?.kind !== "iframe") return undefined;
  return { address, ...(typeof title === "string" && title.trim() && { title: title.trim() }) };
}

/**
 * Marks each paragraph, up to a limit, that is nothing but a video's address with `dataVideo`, its title from the link, and an id that
 * is unique inside the content. `render-content.ts` renders it.
 */
export function markVideos(nodes: ElementContent[], counter = { last: 0 }): ElementContent[] {
  return nodes.map((node): ElementContent => {
    if (node.type !== "element") return node;
    const video = node.tagName === "p" && counter.last < MAX_VIDEOS ? videoIn(node) : undefined;
    if (!video) return { ...node, children: markVideos(node.children, counter) };
    counter.last += 1;
    const properties = { id: `video-${counter.last}`, dataVideo: video.address, title: video.title };
    return { ...node, properties };
  });
}
