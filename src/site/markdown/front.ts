import type { PhrasingContent, RootContent } from "mdast";
import { formatDate, type Locale } from "#shared";
import { writeMarkdown } from "./block-markdown.ts";

/** What is said of a post under its title; the date is ISO, and what is unknown is empty. */
export type PostLine = { author: string; date: string; tags: readonly string[]; cover: string; coverAlt: string };

const text = (value: string): PhrasingContent => ({ type: "text", value });
const paragraph = (child: PhrasingContent): RootContent => ({ type: "paragraph", children: [child] });

/** Writes the beginning of a Markdown document: title, description, and what is known of a post in a short line. */
export function frontOf(
  { title, description, post }: { title: string; description?: string; post?: PostLine },
  locale: Locale,
): string {
  const known = post ? [post.author, formatDate(post.date, locale), post.tags.join(", ")].filter(Boolean) : [];
  const front: RootContent[] = [{ type: "heading", depth: 1, children: [text(title)] }];
  if (description) {
    front.push({ type: "blockquote", children: [{ type: "paragraph", children: [text(description)] }] });
  }
  if (known.length > 0) front.push(paragraph(text(known.join(" · "))));
  if (post?.cover && post.coverAlt) front.push(paragraph({ type: "image", url: post.cover, alt: post.coverAlt }));
  return writeMarkdown(front);
}
