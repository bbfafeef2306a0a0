import { describe, expect, it } from "vitest";
import { blockDefinitions, layoutSchema } from "#blocks";
import { describeFields, type FieldSpec } from "./field-spec.ts";
import { missingValues, newItem } from "./new-item.ts";

/** Every field of a form, including those inside lists and objects, as "path: control". */
function controlsIn(fields: readonly FieldSpec[], above = ""): string[] {
  return fields.flatMap((field) => {
    const path = above + field.name;
    return [`${path}: ${field.control}`, ...("fields" in field ? controlsIn(field.fields, `${path}.`) : [])];
  });
}

function fieldsOf(type: string): readonly FieldSpec[] {
  const found = blockDefinitions.find((block) => block.type === type);
  return found ? describeFields(found.schema) : [];
}

function listIn(type: string, name: string) {
  const found = fieldsOf(type).find((field) => field.name === name);
  if (found?.control !== "list") throw new Error(`${name} isn't a list`);
  return found;
}

describe("the derived form", () => {
  it.each(blockDefinitions.map((block) => [block.type, block] as const))(
    "%s: every field has a control and a label",
    (_type, { schema }) => {
      const fields = describeFields(schema);
      expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
      const all = JSON.stringify(fields);
      expect(controlsIn(fields).length).toBe(all.match(/"control":/g)?.length);
      expect(all).not.toMatch(/"label":"(?:[a-z]|[^"]*[_])/);
    },
  );

  it("gives each kind of field its control", () => {
    expect(controlsIn(fieldsOf("faq"))).toEqual(
      expect.arrayContaining([
        "style: style",
        "headline: text",
        "subheadline: textarea",
        "items: list",
        "items.link: object",
        "items.link.href: link",
        "items.link.target: onOff",
        "color: color",
      ]),
    );
    expect(controlsIn(fieldsOf("rowsList"))).toContain("variables.entityName: variable");
    expect(controlsIn(fieldsOf("rowsList"))).toContain("hiddenProperties: properties");
    expect(controlsIn(fieldsOf("heading"))).toContain("cta.target: onOff");
    expect(controlsIn(fieldsOf("content"))).toContain("content: rich");
    expect(controlsIn(describeFields(layoutSchema))).toContain("padding.x: select");
    expect(controlsIn(fieldsOf("specialOffer"))).toContain("colorScheme: select");
    expect(controlsIn(fieldsOf("roiCalculator"))).toContain("style: style");
  });

  it("keeps the bounds of numbers", () => {
    const row = listIn("logoClouds", "logos").fields.find(({ name }) => name === "row");
    expect(row).toMatchObject({ control: "number", isWhole: true, min: 1, max: 2 });
    const seats = fieldsOf("specialOffer").find(({ name }) => name === "seatsLeft");
    expect(seats).toMatchObject({ control: "number", min: 0, max: undefined, isOptional: true });
  });

  it("keeps the last profit leak, and no other last item", () => {
    expect(listIn("profitLeaks", "leaks").keepsOne).toBe(true);
    expect(listIn("faq", "items").keepsOne).toBe(false);
  });
});

describe("a new item", () => {
  it("is an advantage numbered from count + 1 with the icon CheckCircle", () => {
    expect(newItem(listIn("advantagesTable", "advantages").fields, [{}, {}])).toEqual({
      number: 3,
      icon: "CheckCircle",
    });
  });

  it("is a feature with the icon CircleDot", () => {
    expect(newItem(listIn("features", "items").fields, [])).toEqual({ icon: "CircleDot" });
  });

  it("is a link with a random id below 10000, at every depth", () => {
    const links = listIn("header", "links");
    const nested = links.fields.find(({ name }) => name === "items");
    for (const fields of [links.fields, nested && "fields" in nested ? nested.fields : []]) {
      const { id } = newItem(fields, []);
      expect(Number.isInteger(id) && Number(id) >= 0 && Number(id) < 10_000).toBe(true);
    }
  });

  it("of any other list starts empty", () => {
    expect(newItem(listIn("faq", "items").fields, [])).toEqual({});
  });
});

it("links without an id get one, others keep theirs", () => {
  const links = [
    { key: "l1", id: 7 },
    { key: "l2", items: [{ key: "n1" }] },
  ];
  const operations = missingValues(fieldsOf("header"), { links }, { key: "b1", path: ["header"] });
  expect(operations.map((one) => ("path" in one ? one.path.join(" ") : ""))).toEqual([
    "header links l2 id",
    "header links l2 items n1 id",
  ]);
  expect(missingValues(fieldsOf("faq"), { items: [{ key: "i1" }] }, { key: "b1", path: ["faq"] })).toEqual([]);
});
