import { z } from "zod";
import { route } from "#contract";
import { ENTITY_LIMITS } from "../entities/property.ts";
import { MAX_NOTE, MAX_SOURCE } from "./text-limits.ts";

const MAX_BYTES = 512 * 1024;

const offer = z.object({
  isConfigured: z.boolean().describe("Whether the site can ask a model"),
  message: z.string().optional().describe("For staff of the site: what to do where it can't"),
  used: z
    .number()
    .optional()
    .describe("Tokens used this month (UTC), with those of running calls; not of the site itself"),
  max: z.number().optional().describe("The most tokens a month; absent where there is no limit"),
});
export type WritingOffer = z.output<typeof offer>;

const request = z.object({
  property: z.string().max(ENTITY_LIMITS.name).describe("The name of a long text"),
  values: z
    .record(z.string().max(ENTITY_LIMITS.name), z.string().max(MAX_SOURCE))
    .refine((values) => Object.keys(values).length <= ENTITY_LIMITS.properties, "These are too many values")
    .describe("What the row's fields show now, by the name of the property: nothing else is read of the row"),
  note: z.string().max(MAX_NOTE, `At most ${MAX_NOTE} characters`).default("").describe("What the text is to say"),
});
export type TextRequest = z.output<typeof request>;

const written = z.object({
  text: z.string(),
  unconfirmed: z.array(z.string()).describe("Figures, dates and names in it that neither the values nor the note have"),
  inputTokens: z.number(),
  outputTokens: z.number(),
});

/** Texts of rows that a language model writes. */
export const textContract = {
  readWritingOffer: route({
    method: "GET",
    path: "/api/tenants/:tenant/ai",
    summary: "Says whether a model can write texts of a tenant's rows, and how many tokens the tenant has used",
    permission: "data.edit",
    tenantRole: "member",
    answer: offer,
  }),
  writeText: route({
    method: "POST",
    path: "/api/tenants/:tenant/entities/:entity/texts",
    summary: "Lets a model write a long text of a row; nothing is stored",
    permission: "data.edit",
    tenantRole: "member",
    maxBytes: MAX_BYTES,
    body: request,
    answer: written,
  }),
};
