import { expect, it } from "vitest";
import { dataCheck } from "./data.ts";
import type { DataChoices } from "../data-choices.ts";
import { publishCheck } from "../publish-check.ts";

const property = { isPrivate: false, isEntered: true, needsValue: false };
const mentors = {
  id: "e1",
  name: "mentors",
  title: "Mentor",
  formerNames: [],
  titlePlural: "Mentors",
  visitors: { read: true, create: false },
  properties: [
    { ...property, id: "p1", name: "name", title: "Name", needsValue: true },
    { ...property, id: "p2", name: "fee", title: "Fee" },
    { ...property, id: "p3", name: "badge", title: "Badge", isPrivate: true, needsValue: true },
  ],
};
const open = { ...mentors, id: "e2", name: "open", visitors: { read: true, create: true } };
const free = { ...open, id: "e3", name: "free", properties: mentors.properties.slice(0, 2) };
const data: DataChoices = {
  entities: [mentors, open, free],
  tenants: [
    { id: "site", name: "site", title: "This site", isOpen: true },
    { id: "t1", name: "north", title: "North", isOpen: false },
  ],
  hasMoreTenants: false,
  plans: [{ id: "p1", name: "Team" }],
};

const manual = (value: string) => ({ type: "manual", value });
const fromQuery = { type: "query", query: "who" };

/** What the check says of the data of a block on the page "/mentors/:id1", known by its code. */
function warnings(block: object, known: DataChoices | null = data): [code: string, path: string, message: string][] {
  const page = { metaTags: [], annotations: [], blocks: [{ ...block, key: "k" }] };
  const codes = new Set(["CLOSED_DATA", "UNKNOWN_PROPERTY", "UNKNOWN_PARAM", "UNKNOWN_PLAN"]);
  return publishCheck(page, { path: "/mentors/:id1", checkData: known ? dataCheck(known, "/mentors/:id1") : undefined })
    .warnings.filter(({ code }) => codes.has(code))
    .map(({ code, path, message }) => [code, path.slice(1).join("."), message]);
}

const list = (variables: object, hiddenProperties: string[] = []) => ({ rowsList: { variables, hiddenProperties } });
const form = (entity: string, hiddenProperties: string[] = []) => ({
  rowsNew: { variables: { entityName: manual(entity) }, hiddenProperties },
});

it.each<[string, object, string, string, string]>([
  [
    "an entity that isn't there",
    list({ entityName: manual("mentor") }),
    "CLOSED_DATA",
    "variables.entityName",
    "“mentor”",
  ],
  [
    "an organisation that isn't there",
    list({ entityName: manual("mentors"), tenantId: manual("south") }),
    "CLOSED_DATA",
    "variables.tenantId",
    "“south”",
  ],
  [
    "an organisation that isn't open",
    list({ entityName: manual("e1"), tenantId: manual("t1") }),
    "CLOSED_DATA",
    "variables.tenantId",
    "“North”",
  ],
  [
    "an entity that isn't there, of an organisation that the address names",
    list({ entityName: manual("mentor"), tenantId: fromQuery }),
    "CLOSED_DATA",
    "variables.entityName",
    "“mentor”",
  ],
  ["a form for rows that visitors may not add", form("mentors"), "CLOSED_DATA", "variables.entityName", "may not add"],
  ["a form that lacks what a row needs", form("open"), "CLOSED_DATA", "variables.entityName", "“Badge”"],
  ["a form that hides what a row needs", form("free", ["NAME"]), "CLOSED_DATA", "variables.entityName", "“Name”"],
  ["a form that hides everything", form("free", ["Fee", "p1"]), "CLOSED_DATA", "variables.entityName", "no property"],
  [
    "a hidden property that isn't there",
    list({ entityName: manual("mentors") }, ["fee", "wage"]),
    "UNKNOWN_PROPERTY",
    "hiddenProperties",
    "“wage”",
  ],
  [
    "a part of the address that the page doesn't have",
    list({ entityName: manual("mentors"), pageSize: { type: "param", param: "id2" } }),
    "UNKNOWN_PARAM",
    "variables.pageSize",
    "“:id2”",
  ],
  ["a plan that isn't offered", { pricing: { style: "single", plan: "p2" } }, "UNKNOWN_PLAN", "plan", "isn’t offered"],
])("warns of %s", (_what, block, code, path, text) => {
  expect(warnings(block)).toEqual([[code, path, expect.stringContaining(text)]]);
});

it.each<[string, object]>([
  ["rows that visitors may see", list({ entityName: manual("mentors"), tenantId: manual("site") }, ["fee"])],
  ["a form that can be filled in", form("free", ["fee"])],
  ["an entity that the address names", list({ entityName: fromQuery })],
  ["an organisation that the address names", list({ entityName: manual("mentors"), tenantId: fromQuery })],
  ["a plan that another style doesn't show", { pricing: { style: "cards", plan: "p2" } }],
  ["a plan by its name", { pricing: { style: "single", plan: "Team" } }],
  [
    "a row that the address names",
    { rowsOverview: { variables: { entityName: manual("mentors"), rowId: { type: "param", param: "id1" } } } },
  ],
])("says nothing of %s", (_what, block) => {
  expect(warnings(block)).toEqual([]);
});

it("checks only what is known", () => {
  const block = list({ entityName: manual("mentor"), tenantId: manual("south") });
  expect(warnings(block, null)).toEqual([]);
  const more = { ...data, hasMoreTenants: true };
  expect(warnings(list({ entityName: manual("mentors"), tenantId: manual("south") }), more)).toEqual([]);
});

it("names sample plans at a list of prices, and only there", () => {
  const found = (block: object, samplePlans: string[]) =>
    publishCheck(
      { metaTags: [], annotations: [], blocks: [{ ...block, key: "k" }] },
      {
        checkData: dataCheck({ ...data, samplePlans }, "/pricing"),
      },
    ).warnings.flatMap(({ code, message }) => (code === "MARKED_SAMPLE" ? [message] : []));
  expect(found({ pricing: {} }, ["Free", "Team"])).toEqual([expect.stringContaining("“Free” and “Team” are samples")]);
  expect(found({ pricing: {} }, ["Team"])).toEqual([expect.stringContaining("the plan “Team” is a sample")]);
  expect(found({ pricing: {} }, [])).toEqual([]);
  expect(found({ faq: {} }, ["Free"])).toEqual([]);
});
