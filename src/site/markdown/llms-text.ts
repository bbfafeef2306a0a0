import type { ListItem, RootContent } from "mdast";
import { writeMarkdown } from "./block-markdown.ts";

/** A page in a list: its name, its absolute address, and what it says in a sentence. */
export type LinkedPage = { title: string; address: string; description?: string };

type Site = {
  name: string;
  description?: string;
  sections: readonly { heading: string; pages: readonly LinkedPage[] }[];
};

function entryOf({ title, address, description }: LinkedPage): ListItem {
  const link = { type: "link" as const, url: address, children: [{ type: "text" as const, value: title }] };
  const said = description ? [{ type: "text" as const, value: `: ${description}` }] : [];
  return { type: "listItem", spread: false, children: [{ type: "paragraph", children: [link, ...said] }] };
}

/** Writes what a site offers language models: name, summary, and lists of pages (https://llmstxt.org). Empty lists are left out. */
export function llmsText({ name, description, sections }: Site): string {
  const head: RootContent[] = [{ type: "heading", depth: 1, children: [{ type: "text", value: name }] }];
  if (description) {
    head.push({
      type: "blockquote",
      children: [{ type: "paragraph", children: [{ type: "text", value: description }] }],
    });
  }
  const lists = sections.flatMap(({ heading, pages }): RootContent[] => {
    if (pages.length === 0) return [];
    const title: RootContent = { type: "heading", depth: 2, children: [{ type: "text", value: heading }] };
    return [title, { type: "list", ordered: false, spread: false, children: pages.map(entryOf) }];
  });
  return writeMarkdown([...head, ...lists]);
}
