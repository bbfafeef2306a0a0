import { expect, it } from "vitest";
import { lazyModule } from "./lazy-module.ts";

it("a module is loaded once, when it is first needed, and then available to every reader", async () => {
  let loads = 0;
  const { isLoaded, load, read } = lazyModule(async () => ({ number: (loads += 1) }));
  expect([isLoaded(), loads]).toEqual([false, 0]);
  await Promise.all([load(), load()]);
  expect([isLoaded(), loads, read()]).toEqual([true, 1, { number: 1 }]);
});

it("a module that can't be loaded says so for people, and isn't there", async () => {
  const cause = new Error("404");
  const { isLoaded, load } = lazyModule(() => Promise.reject(cause));
  await expect(load()).rejects.toMatchObject({
    message: expect.stringMatching(/^This block couldn’t be loaded\./),
    cause,
  });
  expect(isLoaded()).toBe(false);
});
