import { z } from "zod";
import { LOCALES, type JsonObject } from "#shared";
import { MAX_BLOCKS, MAX_DRAFT_SIZE, MAX_META, TOO_LONG_META, TOO_MANY_BLOCKS } from "../operations/limits.ts";

export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.unknown());

/** Blocks from outside, in the stored form; their content is checked where they are stored. */
export const sentBlocks = z.array(jsonObject, "Blocks are a list of objects").max(MAX_BLOCKS, TOO_MANY_BLOCKS);

export const metaTag = z.object({ name: z.string(), value: z.string() });

/** Meta tags from outside. */
export const sentTags = z.array(z.object({ name: z.string(), value: z.string().max(MAX_META, TOO_LONG_META) }));

export const locale = z.enum(LOCALES);
export const path = z.string().startsWith("/", 'A path begins with "/"');

/** Largest body that carries operations or a section, in bytes. */
export const MAX_CONTENT_BYTES = 1_000_000;

/** Largest body that carries a whole page, in bytes: three for a character of it, and some for what is around it. */
export const MAX_PAGE_BYTES = 3 * MAX_DRAFT_SIZE + MAX_CONTENT_BYTES;
