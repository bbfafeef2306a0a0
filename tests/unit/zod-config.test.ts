import { expect, it } from "vitest";
import { z } from "zod";

it("zod takes what the admin has set before it is loaded", () => {
  expect(Reflect.get(globalThis, "__zod_globalConfig")).toBe(z.config());
});
