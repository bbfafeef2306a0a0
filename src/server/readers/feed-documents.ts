import { generateJsonFeed, generateRssFeed } from "feedsmith";
import { isObject } from "#shared";

/** One post of a feed; addresses are absolute, dates ISO. */
export type FeedItem = {
  pageId: string;
  address: string;
  title: string;
  description: string;
  html: string;
  author?: { name: string; url?: string; avatar?: string };
  cover?: string;
  tags: readonly string[];
  publishedAt: string;
  changedAt: string;
  language: string;
};

/** A feed and the list that it belongs to; addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  address: string;
  home: string;
  language: string;
  icon?: string;
  items: readonly FeedItem[];
};

/** What identifies a post in feeds: the id of its page, so that a new address doesn't make it unread. */
const idOf = ({ pageId }: FeedItem) => `urn:uuid:${pageId}`;

/** Characters that XML 1.0 can't hold, in no form. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** RSS reads descriptions as HTML. */
const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const dateOf = (iso: string) => (Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso));

/** Writes RSS 2.0 with full text. */
export function rssOf({ title, description, address, home, language, items }: Feed): string {
  const newest = items
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  const xml = generateRssFeed(
    {
      title,
      link: home,
      // An empty element would not be valid.
      description: asHtml(description || title),
      language,
      lastBuildDate: newest === undefined ? undefined : dateOf(newest),
      atom: { links: [{ href: address, rel: "self", type: "application/rss+xml" }] },
      items: items.map((item) => ({
        title: item.title,
        link: item.address,
        description: item.description ? asHtml(item.description) : undefined,
        guid: { value: idOf(item), isPermaLink: false },
        pubDate: dateOf(item.publishedAt),
        categories: item.tags.map((name) => ({ name })),
        dc: item.author ? { creators: [item.author.name] } : undefined,
        media: item.cover ? { contents: [{ url: item.cover, medium: "image" }] } : undefined,
        content: item.html ? { encoded: item.html } : undefined,
      })),
    },
    { strict: true },
  );
  return xml.replaceAll(NOT_IN_XML, "");
}

/** Writes JSON Feed 1.1 with full text. */
export function jsonFeedOf({ title, description, address, home, language, icon, items }: Feed): string {
  const feed: unknown = generateJsonFeed({
    title,
    home_page_url: home,
    feed_url: address,
    description: description || undefined,
    language,
    icon,
    items: items.map((item) => ({
      id: idOf(item),
      url: item.address,
      title: item.title,
      // An item without content isn't valid.
      ...(item.html ? { content_html: item.html } : { content_text: item.description }),
      summary: item.description || undefined,
      image: item.cover,
      banner_image: item.cover,
      date_published: dateOf(item.publishedAt),
      date_modified: dateOf(item.changedAt),
      authors: item.author ? [item.author] : undefined,
      tags: item.tags.length > 0 ? [...item.tags] : undefined,
      language: item.language === language ? undefined : item.language,
    })),
  });
  // The package leaves out empty lists, but a feed without items isn't valid.
  return JSON.stringify(isObject(feed) ? { items: [], ...feed } : {});
}
