import { expect, it } from "vitest";
import { z } from "zod";
import { newId } from "./new-id.ts";

it("is a UUIDv7 of its own each time", () => {
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
