import { expect, it } from "vitest";
import { recordContract } from "../../contract.ts";
import type { Entity } from "../../entities/property.ts";
import { missingFor } from "./needed.ts";

const entity = (name: string, read: boolean): Entity => ({
  id: name,
  name,
  title: "Mentor",
  formerNames: [],
  titlePlural: "Our mentors",
  icon: "",
  description: "",
  properties: [],
  visitors: { read, create: false },
  members: { read: false, edit: false },
  revision: 1,
});

it.each([
  ["mentors", "read", "Every row is then public"],
  ["events", "read", "Every row is then public"],
  ["jobs", "read", "Every row is then public"],
  ["signups", "create", "The form stores what they enter"],
] as const)("offers %s with what it means that visitors may %s", (name, use, means) => {
  const missing = missingFor({ entity: name, use }, []);
  expect(missing?.why).toContain(means);
  const { samples: _samples, ...body } = missing?.starter ?? { samples: [] };
  expect(recordContract.createEntity.body.safeParse(body).success).toBe(true);
});

it("offers the right alone where the entity is there, and nothing where visitors have it", () => {
  const needed = { entity: "mentors", use: "read" } as const;
  const closed = missingFor(needed, [entity("mentors", false)]);
  expect(closed).toMatchObject({ action: "Let visitors see rows", title: "Our mentors" });
  expect(closed?.starter).toBeUndefined();
  expect(missingFor(needed, [entity("mentors", true)])).toBeUndefined();
});
