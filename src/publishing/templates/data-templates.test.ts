import { expect, it } from "vitest";
import { publishCheck } from "../publish-check.ts";
import { DATA_TEMPLATES, dataTemplatePages, neededRows } from "./data-templates.ts";

it.each(DATA_TEMPLATES)("the template %s can be published, and nothing in it is sample copy", (template) => {
  const pages = dataTemplatePages(template, "Our own title");
  expect(pages.map(({ suffix }) => suffix)).toEqual(["", "/:id1"]);
  for (const { blocks } of pages) {
    const { errors, warnings } = publishCheck({ metaTags: [], annotations: [], blocks });
    expect(errors).toEqual([]);
    expect(warnings.filter(({ code }) => code.includes("SAMPLE"))).toEqual([]);
    expect(JSON.stringify(blocks)).not.toMatch(/Reportwell|example/i);
  }
  const shown = JSON.stringify(pages);
  for (const { entity } of neededRows(template)) expect(shown).toContain(`"${entity}"`);
});
