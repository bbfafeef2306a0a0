import { expect, it } from "vitest";
import { entityOf, property } from "../../../../../tests/entities.ts";
import type { Entity, Property } from "../../entities/property.ts";
import { checkEntityForm, entityFaultName, faultsOf } from "./check-form.ts";
import { entityForm, newProperty } from "./entity-form.ts";
import { entityChanges, mergeEntity } from "./merge-entity.ts";
import { entityNameOf, pluralOf, propertyNameOf } from "./names.ts";

const numbered = (id: string, order: number, change: Partial<Property> = {}) =>
  property(id, { order, title: id.toUpperCase(), ...change });

const base = entityOf([numbered("p1", 1), numbered("p2", 2), numbered("p3", 3)]);

it("someone else's changes join mine; where both changed a field, mine stays", () => {
  const mine = entityForm(base);
  mine.title = "Class";
  mine.visitors = { read: true, create: false };
  mine.properties = mine.properties.map((one) => (one.id === "p1" ? { ...one, title: "Mine" } : one));
  const own = { ...newProperty(), name: "own", title: "Own" };
  mine.properties.push(own);
  const theirs: Entity = {
    ...base,
    title: "Lesson",
    description: "Theirs",
    visitors: { read: false, create: true },
    properties: [
      numbered("p3", 1),
      numbered("p1", 2, { title: "Theirs", isRequired: true }),
      numbered("p4", 3),
      numbered("p2", 4, { removedAt: "2026-01-01T00:00:00.000Z" }),
    ],
  };
  const merged = mergeEntity(entityForm(base), mine, entityForm(theirs));
  expect(merged).toMatchObject({ title: "Class", description: "Theirs", visitors: { read: true, create: true } });
  expect(merged.properties.map(({ id, title, isRequired }) => [id, title, isRequired])).toEqual([
    ["p3", "P3", false],
    ["p1", "Mine", true],
    ["p4", "P4", false],
    [undefined, "Own", false],
  ]);
  expect(entityChanges(base, theirs)).toEqual([
    "changed the name of one",
    "changed the description",
    "changed what visitors may do",
    "removed “P2”",
    "added “P4”",
    "changed “Theirs”",
    "changed the order",
  ]);
});

it("my order stays, and so does a property that I changed and they removed", () => {
  const mine = entityForm(base);
  const [first, second, third] = mine.properties;
  if (!first || !second || !third) throw new Error("There are three properties");
  mine.properties = [third, { ...second, help: "Mine" }, first];
  const theirs = { ...base, properties: [numbered("p1", 1), numbered("p3", 2)] };
  expect(mergeEntity(entityForm(base), mine, entityForm(theirs)).properties.map(({ key }) => key)).toEqual([
    "p3",
    "p2",
    "p1",
  ]);
});

it("each field that can't be stored is named", () => {
  const form = entityForm(base);
  expect(checkEntityForm(form)).toEqual({});
  form.title = " ";
  form.name = "9";
  form.properties = [
    { ...newProperty(), key: "a", name: "twice", title: "A" },
    { ...newProperty(), key: "b", name: "twice", title: "" },
    { ...newProperty(), key: "c", name: "c", title: "C", type: "choice" },
    { ...newProperty(), key: "d", name: "d", title: "D", type: "reference" },
    { ...newProperty(), key: "e", name: "e", title: "E", type: "number", default: "many" },
    { ...newProperty(), key: "f", name: "f", title: "F", type: "money", default: "9,50" },
  ];
  const faults = checkEntityForm(form);
  expect(faults).toMatchObject({ title: expect.any(String), name: expect.any(String) });
  const byKey = form.properties.map((one) => [one.key, Object.keys(faultsOf(one, faults))]);
  expect(Object.fromEntries(byKey)).toEqual({
    a: [],
    b: ["title", "name"],
    c: ["options"],
    d: ["entity"],
    e: ["default"],
    f: [],
  });
});

it("the server's refusal is shown at the field of the property that it names", () => {
  const form = { ...entityForm(base), properties: [{ ...newProperty(), key: "k", name: "price" }] };
  const names = [["name"], ["properties", "price", "currency"], ["properties", "0", "title"], ["properties", "price"]];
  expect(names.map((path) => entityFaultName(path, form))).toEqual([
    "name",
    "properties.k.currency",
    "properties.k.title",
    "properties.k.general",
  ]);
  expect(entityFaultName(["properties", "7", "title"], form)).toBe("properties");
});

it.each([
  ["Course", "Courses", "courses", "course"],
  ["Story", "Stories", "stories", "story"],
  ["Prüfung am Tag", "Prüfung am Tags", "prufung-am-tags", "prufungAmTag"],
  ["2nd class", "2nd classes", "nd-classes", "ndClass"],
  ["", "", "", ""],
])("names are suggested for %s", (title, plural, entity, ownName) => {
  expect([pluralOf(title), entityNameOf(plural), propertyNameOf(title)]).toEqual([plural, entity, ownName]);
});

it("what is entered while an entity is being saved is left, also in a property that is new", () => {
  const sent = entityForm(base);
  const added = { ...newProperty(), name: "own", title: "Own" };
  sent.properties = [added, ...sent.properties];
  const saved: Entity = {
    ...base,
    description: "Tidied",
    properties: [
      numbered("p4", 1, { name: "own", title: "Own" }),
      numbered("p1", 2),
      numbered("p2", 3),
      numbered("p3", 4),
    ],
  };
  expect(mergeEntity(sent, sent, entityForm(saved))).toEqual(entityForm(saved));
  const entered = {
    ...sent,
    title: "Class",
    properties: [{ ...added, help: "Meanwhile" }, ...sent.properties.slice(2)],
  };
  const left = mergeEntity(sent, entered, entityForm(saved));
  expect(left).toMatchObject({ title: "Class", description: "Tidied" });
  expect(left.properties.map(({ id, key, help }) => [id, key, help])).toEqual([
    ["p4", "p4", "Meanwhile"],
    ["p2", "p2", ""],
    ["p3", "p3", ""],
  ]);
});
