import { z } from "zod";

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/): every field that it names, and no other. */
const author = z
  .strictObject({ name: z.string(), url: z.url(), avatar: z.url() })
  .partial()
  .refine((one) => Object.keys(one).length > 0);
const attachment = z.strictObject({
  url: z.url(),
  mime_type: z.string(),
  title: z.string().optional(),
  size_in_bytes: z.number().optional(),
  duration_in_seconds: z.number().optional(),
});
const language = z.string().refine((tag) => Intl.getCanonicalLocales(tag).length === 1);
const item = z
  .strictObject({
    id: z.string().min(1),
    url: z.url().optional(),
    external_url: z.url().optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: z.url().optional(),
    banner_image: z.url().optional(),
    date_published: z.iso.datetime({ offset: true }).optional(),
    date_modified: z.iso.datetime({ offset: true }).optional(),
    authors: z.array(author).optional(),
    tags: z.array(z.string()).optional(),
    language: language.optional(),
    attachments: z.array(attachment).optional(),
  })
  .refine((one) => one.content_html !== undefined || one.content_text !== undefined, "one of both is required");

export const jsonFeedSchema = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string(),
  home_page_url: z.url().optional(),
  feed_url: z.url().optional(),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: z.url().optional(),
  icon: z.url().optional(),
  favicon: z.url().optional(),
  authors: z.array(author).optional(),
  language: language.optional(),
  expired: z.boolean().optional(),
  hubs: z.array(z.strictObject({ type: z.string(), url: z.url() })).optional(),
  items: z.array(item).refine((items) => new Set(items.map(({ id }) => id)).size === items.length, "ids are unique"),
});
