import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const date = z.string().regex(RFC_822);
const optionalList = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(schema));

/** An item as RSS 2.0 and the namespaces in use allow it; `isPermaLink="false"`, as its id is no address. */
const item = z.strictObject({
  title: z.string().min(1),
  link: z.url(),
  description: z.string().min(1).optional(),
  guid: z.strictObject({ "@isPermaLink": z.literal("false"), "#text": z.string().regex(/^urn:uuid:[\da-f-]{36}$/) }),
  pubDate: date,
  category: optionalList(z.string().min(1)),
  "dc:creator": z.string().min(1).optional(),
  "content:encoded": z.string().min(1).optional(),
  "media:content": z.strictObject({ "@url": z.url(), "@medium": z.literal("image") }).optional(),
});

/** RSS 2.0 as the W3C's feed validator asks for it, with the address of itself that the RSS profile recommends. */
const document = z.strictObject({
  "?xml": z.strictObject({ "@version": z.literal("1.0"), "@encoding": z.literal("utf-8") }),
  rss: z.strictObject({
    "@version": z.literal("2.0"),
    "@xmlns:atom": z.literal("http://www.w3.org/2005/Atom"),
    "@xmlns:dc": z.literal("http://purl.org/dc/elements/1.1/").optional(),
    "@xmlns:content": z.literal("http://purl.org/rss/1.0/modules/content/").optional(),
    "@xmlns:media": z.literal("http://search.yahoo.com/mrss/").optional(),
    channel: z.strictObject({
      title: z.string().min(1),
      link: z.url(),
      description: z.string().min(1),
      language: z.string().min(2),
      lastBuildDate: date.optional(),
      "atom:link": z.strictObject({
        "@href": z.url(),
        "@rel": z.literal("self"),
        "@type": z.literal("application/rss+xml"),
      }),
      item: optionalList(item),
    }),
  }),
});

/** Reads a feed. @throws Error when it isn't well-formed, or isn't valid RSS 2.0. */
export function readRss(xml: string) {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) throw new Error(wellFormed.err.msg);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false });
  return document.parse(parser.parse(xml)).rss.channel;
}
