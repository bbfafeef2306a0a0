import type { JsonObject } from "#shared";
import type { RowsUse } from "../data-choices.ts";
import { insideSite } from "./sample-blocks.ts";

/** The templates whose pages show rows. */
export const DATA_TEMPLATES = ["directory", "events", "jobs"] as const;
export type DataTemplate = (typeof DATA_TEMPLATES)[number];

/** An entity that a template's pages show, and what visitors have to be allowed to do with its rows. */
export type NeededRows = { entity: string; use: RowsUse };

/** A page of a template: its blocks, and what its path adds to the first page's. */
type TemplatePage = { suffix: string; blocks: JsonObject[] };

const NEEDED: Readonly<Record<DataTemplate, readonly [NeededRows, NeededRows?]>> = {
  directory: [{ entity: "mentors", use: "read" }],
  events: [
    { entity: "events", use: "read" },
    { entity: "signups", use: "create" },
  ],
  jobs: [{ entity: "jobs", use: "read" }],
};

const manual = (value: string) => ({ type: "manual", value, required: true });

const heading = (headline: string): JsonObject => ({ heading: { headline, subheadline: "", position: "left" } });

/** People and events are known by their pictures, jobs are compared. */
const STYLES: Readonly<Record<DataTemplate, string>> = { directory: "cards", events: "cards", jobs: "table" };

const list = (entity: string, style: string): JsonObject => ({
  rowsList: {
    style,
    variables: { entityName: manual(entity), pageSize: { type: "manual", value: "20" } },
    hiddenProperties: [],
  },
});

const form = (entity: string): JsonObject => ({
  rowsNew: { style: "form", variables: { entityName: manual(entity) }, hiddenProperties: [] },
});

/** The page of each row, with the row's own title, text and picture. */
function rowPage(entity: string): TemplatePage {
  const rowId = { type: "param", param: "id1", required: true };
  const overview = { style: "form", variables: { entityName: manual(entity), rowId }, hiddenProperties: [] };
  return { suffix: "/:id1", blocks: insideSite([{ rowsOverview: overview }]) };
}

/** @returns what a template's pages need. */
export function neededRows(template: DataTemplate): readonly NeededRows[] {
  return NEEDED[template].filter((one) => one !== undefined);
}

/**
 * Makes the pages of a template. They say nothing but the page's own title: everything else comes from the rows.
 * @param title of the first page.
 */
export function dataTemplatePages(template: DataTemplate, title: string): [TemplatePage, ...TemplatePage[]] {
  const [{ entity }, other] = NEEDED[template];
  const shown = [heading(title), list(entity, STYLES[template]), ...(other ? [form(other.entity)] : [])];
  return [{ suffix: "", blocks: insideSite(shown) }, rowPage(entity)];
}
