import { z } from "zod";
import { route } from "#contract";
import { CLOSED_REASONS, type Closed, type DataChoices } from "#publishing";
import type { JsonObject, Texts } from "#shared";
import type { CanvasAssets } from "./editor-props.ts";

const block: z.ZodType<JsonObject> = z.record(z.string(), z.unknown());

const texts: z.ZodType<Texts> = z.any();

const canvasAssets: z.ZodType<CanvasAssets> = z.object({
  language: z
    .object({ locale: z.string(), texts, direction: z.enum(["ltr", "rtl"]) })
    .optional()
    .describe("The page's, with the site's own texts in it, where it isn't the default one"),
  styles: z.array(z.string()),
  blockStyles: z.record(z.string(), z.string()).describe("By block type"),
  icons: z.string(),
  drawings: z
    .record(
      z.string(),
      z.object({
        src: z.string(),
        width: z.number().optional(),
        height: z.number().optional(),
        drawing: z.string().optional(),
      }),
    )
    .describe("The shipped illustrations by address"),
  sharedBlocks: z
    .object({ header: block.optional(), footer: block.optional() })
    .optional()
    .describe("The site's shared header and footer"),
  siteName: z.string(),
  logo: z
    .object({ src: z.string(), srcDark: z.string().optional(), madeFor: z.enum(["light", "dark"]).optional() })
    .optional(),
  mark: z.string().optional(),
  socials: z.record(z.string(), z.string()).optional().describe("Addresses by network"),
  launch: z.object({ postId: z.string(), url: z.string(), imageUrl: z.string() }).optional(),
});

const property = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  isPrivate: z.boolean().describe("Visitors never see it"),
  isEntered: z.boolean().describe("Visitors can enter it"),
  needsValue: z.boolean().describe("A row can't be stored without it, and it has no default"),
});

const named = { id: z.string(), name: z.string(), title: z.string() };

const dataChoices: z.ZodType<DataChoices> = z.object({
  plans: z.array(z.object({ id: z.string(), name: z.string() })).describe("Those that visitors are offered"),
  entities: z.array(
    z.object({
      ...named,
      formerNames: z.array(z.string()),
      titlePlural: z.string(),
      visitors: z.object({ read: z.boolean(), create: z.boolean() }),
      properties: z.array(property),
    }),
  ),
  tenants: z.array(z.object({ ...named, isOpen: z.boolean() })).describe("The first 200 by name"),
  hasMoreTenants: z.boolean(),
  samplePlans: z.array(z.string()).optional().describe("Names of offered plans that are still samples"),
});

const closed: z.ZodType<Closed> = z.object({
  reason: z.enum(CLOSED_REASONS),
  properties: z.array(property).optional().describe("Those that a form needs and doesn't ask for"),
});

/** A block of a draft, and its place on the canvas. */
const wantedPreview = z.object({
  block: block.describe("As stored, without keys"),
  idPrefix: z
    .string()
    .regex(/^[a-z][\w-]{0,80}$/i, "Use letters, digits, hyphens and underscores, starting with a letter")
    .describe("Begins the ids of its elements"),
  isLead: z.boolean().describe("Whether it is the first block of the page's main part"),
});

const dataPreview = z.object({
  html: z.string().optional().describe("The area with the data as visitors get it; none where they get an error card"),
  problem: z.string().optional().describe("The message of that card"),
  example: z
    .string()
    .optional()
    .describe("What was chosen for what the page's address would name; empty where there is nothing to choose"),
  closed: closed.optional().describe("Why visitors see no rows, or get no form"),
});

/** What the editor needs to know about the site. */
export const editorContract = {
  readSite: route({
    method: "GET",
    path: "/api/editor",
    summary: "Reads what the site's pages load, so that blocks look as visitors see them, and the published paths",
    permission: "page.view",
    query: z.object({ page: z.string().optional().describe("The page that is edited") }),
    answer: z.object({ canvas: canvasAssets, paths: z.array(z.string()) }),
  }),
  readDataChoices: route({
    method: "GET",
    path: "/api/editor/data",
    summary: "Lists the entities, tenants and plans that blocks can show, and what visitors may do with rows",
    permission: "page.view",
    answer: dataChoices,
  }),
  previewData: route({
    method: "POST",
    path: "/api/pages/:id/data-preview",
    summary: "Renders the data of a block as visitors of the page would get it; nothing is stored",
    permission: "page.view",
    body: wantedPreview,
    answer: dataPreview,
  }),
};
