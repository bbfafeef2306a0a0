import { describe, expect, it } from "vitest";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { FormState } from "../context.tsx";
import type { FormField } from "../parts/form/entry/form-field.ts";
import type { RowsNewData } from "./schema.ts";

const property = { isDisplay: true, type: "text" } as const;
const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  title: `The ${name}`,
  type: "text",
  isRequired: false,
  help: "",
  initial: [],
  options: [],
  maxLength: 1e3,
  decimals: 2,
  ...more,
});
const DATA: RowsNewData = {
  entity: { title: "Mentor", titlePlural: "Mentors" },
  href: "/mentors/new",
  addAnother: "/mentors/new",
  isFull: false,
  properties: [
    { ...property, id: "2", name: "subject", title: "Subject", order: 2 },
    { ...property, id: "1", name: "name", title: "Name", order: 1 },
    { ...property, id: "3", name: "notes", title: "Notes", order: 3, isDisplay: false },
  ],
  fields: [
    field("name", { isRequired: true, help: "As on the badge" }),
    field("fee", { type: "money", currency: "EUR", initial: ["12.50"] }),
    field("yen", { type: "money", currency: "JPY", decimals: 0 }),
    field("arrival", { type: "dateTime" }),
    field("consent", { type: "boolean", isRequired: true }),
    field("size", { type: "choice", isRequired: true, options: ["S", "M"] }),
    field("level", { type: "choice", options: ["Low", "High"], initial: ["High"] }),
    field("topics", { type: "choices", options: ["Art", "Maths"], initial: ["Art"] }),
    field("about", { type: "longText", maxLength: 20_000 }),
  ],
};
const CREATED: RowsNewData = {
  ...DATA,
  created: { id: "m-1041", values: { name: "Ines", subject: "Physics", notes: "private" } },
};

function render(data: RowsNewData, content: object = {}, state?: Omit<FormState, "token">, locale: "en" | "es" = "en") {
  const forms = state && { row_creation: state };
  const { html, errors } = renderBlocks([{ rowsNew: { style: "form", ...content } }], {
    data: [{ data }],
    forms,
    locale,
  });
  expect(errors).toEqual([]);
  return queryHtml(html);
}

type Page = ReturnType<typeof render>;

const valueOf = (page: Page, name: string) => page.one(`[name=${name}]`).properties.value;
const terms = (page: Page) => page.all("dl > div").map((one) => textOf(one));
/** The names and texts of what describes a field, in the order in which they are read out. */
function descriptions(page: Page, selector: string): string[] {
  const ids = page.one(selector).properties.ariaDescribedBy;
  return (Array.isArray(ids) ? ids : []).map((id) => textOf(page.one(`[id="${id}"]`)));
}

describe("a created row", () => {
  it("is confirmed with its ID and the display properties in order, in a card that takes the focus", () => {
    const page = render(CREATED);
    expect(textOf(page.one("[role=status][autofocus] h1"))).toBe("Your entry has been saved");
    expect(terms(page)).toEqual(["IDm-1041", "NameInes", "SubjectPhysics"]);
    expect(page.all("form")).toEqual([]);
  });

  it("is confirmed without hidden properties", () => {
    expect(terms(render(CREATED, { hiddenProperties: ["subject"] }))).toEqual(["IDm-1041", "NameInes"]);
  });

  it("links back to the same page to add another", () => {
    expect(render(CREATED).one("a", "Add another").properties.href).toBe("/mentors/new");
  });
});

describe("the form for a new row", () => {
  it("posts to its page with its action, token and place, and a field that only programs fill", () => {
    const page = render(DATA);
    const { method, action } = page.one("form").properties;
    expect([method, action]).toEqual(["post", undefined]);
    const hidden = page.all("form input[type=hidden]").map(({ properties: { name, value } }) => [name, value]);
    expect(hidden).toEqual([
      ["csrf", "token-of-row_creation"],
      ["action", "row_creation"],
      ["_block", "b0"],
    ]);
    expect(page.all("[aria-hidden=true] [name=company_fax]")).toHaveLength(1);
    expect(page.all("form [disabled]")).toEqual([]);
  });

  it("has an input for each type, with its defaults", () => {
    const page = render(DATA);
    const attributes = (name: string) => page.one(`[name=${name}]`).properties;
    expect(attributes("fee")).toMatchObject({ type: "number", step: "0.01", value: "12.50" });
    expect(attributes("yen")).toMatchObject({ type: "number", step: "1" });
    expect(attributes("arrival")).toMatchObject({ type: "datetime-local" });
    expect(attributes("about")).toMatchObject({ maxLength: 20_000 });
    expect(attributes("consent")).toMatchObject({ type: "checkbox", required: true, value: "on" });
    expect(page.all("[role=radiogroup] [name=size][required]")).toHaveLength(2);
    expect(page.texts("select[name=level] option")).toEqual(["Please choose", "Low", "High"]);
    expect(page.texts("option[selected]")).toEqual(["High"]);
    expect(page.all("fieldset [name=topics][checked]").map(({ properties }) => properties.value)).toEqual(["Art"]);
  });

  it("names each field, says which may stay empty, and what its owner and we say about it", () => {
    const page = render(DATA);
    expect(page.texts("[data-field] :is(label[for], legend)")).toEqual([
      "The name",
      "The fee (EUR)",
      "The yen (JPY)",
      "The arrival",
      "The consent",
      "The size",
      "S",
      "M",
      "The level",
      "The topics optional",
      "Art",
      "Maths",
      "The about",
    ]);
    expect(descriptions(page, "[name=name]")).toEqual(["As on the badge"]);
    expect(descriptions(page, "[name=arrival]")).toEqual(["optional", "Time in UTC"]);
  });

  it("shows what was refused at its field, and keeps what was entered instead of the defaults", () => {
    const fields = { name: "Please fill in this field.", size: "Please choose from the options." };
    const lists = { name: [""], fee: ["much"], topics: ["Art", "Maths"], about: ["one\ntwo"] };
    const page = render(DATA, {}, { error: "Please check the marked fields.", fields, lists });
    expect(page.texts("[role=alert]")).toContain("Please check the marked fields.");
    expect(descriptions(page, "[name=name]")).toEqual(["As on the badge", "Please fill in this field."]);
    expect(page.one("[name=name]").properties.ariaInvalid).toBe("true");
    expect(descriptions(page, "[role=radiogroup]")).toEqual(["Please choose from the options."]);
    expect([valueOf(page, "fee"), page.texts("option[selected]")]).toEqual(["much", ["Please choose"]]);
    expect(page.all("[name=topics][checked]")).toHaveLength(2);
    expect(page.one("textarea").children).toMatchObject([{ value: "one\ntwo" }]);
  });

  it("is a card at the limit, but stays for a post that the limit has just refused", () => {
    const full = { ...DATA, isFull: true };
    expect(render(full).all("p", "No more entries are accepted at the moment.")).toHaveLength(1);
    expect(render(full).all("form")).toEqual([]);
    const refused = render(full, {}, { error: "Not saved.", lists: { name: ["Ada"] } });
    expect([refused.texts("[role=alert]")[0], valueOf(refused, "name")]).toEqual(["Not saved.", "Ada"]);
  });

  it("speaks the language of the address, marked where the content has another", () => {
    const page = render(DATA, {}, { error: "No.", fields: { name: "No." } }, "es");
    expect(page.texts("[lang=es] button[type=submit]")).toEqual(["Enviar"]);
    expect(page.texts("[name=level] option[lang=es]")).toEqual(["Elija una opción"]);
    expect(page.texts("[data-field=arrival] p [lang=es]")).toEqual(["Hora en UTC"]);
    expect(page.texts("form [lang=es] :is([role=alert], #b0-name-error)")).toEqual(["No.", "No."]);
    expect(page.all("main [lang=es] label[for]")).toEqual([]);
  });
});
