import { z } from "zod";
import { cursor, limit, listOf, route } from "#contract";
import { MAX_UPLOAD_BYTES, MEDIA_TEXT_LIMITS, MEDIA_TYPES } from "./media.ts";

const { name, alt } = MEDIA_TEXT_LIMITS;

/** An uploaded picture. */
const mediaItem = z.object({
  id: z.string(),
  url: z.string().describe("Its address on this site, whose content never changes"),
  name: z.string(),
  alt: z.string().describe("What it shows, for people who don't see it"),
  width: z.number().describe("Natural size in pixels"),
  height: z.number(),
  bytes: z.number(),
  createdAt: z.string(),
});
export type MediaItem = z.output<typeof mediaItem>;

const texts = z.object({ name: z.string().max(name).optional(), alt: z.string().max(alt).optional() });

/** Pictures: the library, an upload (the file's bytes as body), and their texts. */
export const mediaContract = {
  listMedia: route({
    method: "GET",
    path: "/api/media",
    summary: "Lists pictures, newest first",
    permission: "media.view",
    query: z.object({ search: z.string().default(""), limit, cursor }),
    answer: listOf(mediaItem),
  }),
  uploadMedia: route({
    method: "POST",
    path: "/api/media",
    summary: "Adds a picture to the library",
    permission: "media.edit",
    query: z.object({ name: z.string().default(""), alt: z.string().default("") }),
    upload: Object.values(MEDIA_TYPES),
    maxBytes: MAX_UPLOAD_BYTES,
    status: 201,
    answer: mediaItem,
  }),
  cropMedia: route({
    method: "GET",
    path: "/api/media/:hash/crop",
    summary: "Gives a part of a picture as pages would show it, at most 1920 pixels wide",
    permission: "media.view",
    query: z.object({
      area: z.string().describe("Left, top, width and height in ten-thousandths of the picture's: 1000_2000_5000_5000"),
    }),
    answer: { mediaType: "image/webp" },
  }),
  describeMedia: route({
    method: "PATCH",
    path: "/api/media/:id",
    summary: "Changes a picture's name and alternative text",
    permission: "media.edit",
    body: texts.extend({
      was: texts.optional().describe("The texts that you saw: a change on top of someone else's is refused"),
    }),
    answer: mediaItem,
  }),
};
