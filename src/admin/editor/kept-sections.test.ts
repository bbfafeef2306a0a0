import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../client/api.ts";
import { moveKeptSections } from "./kept-sections.ts";

const KEY = "blockwright-sections";
const section = (name: string) => ({ id: name, name, blocks: [{ heading: { headline: name } }] });
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A site that refuses a section with the code that `refusal` returns for its name, and accepts the rest. */
function siteThat(refusal: (name: string) => string | undefined) {
  const taken: string[] = [];
  const save = async (name: string) => {
    const code = refusal(name);
    if (code) throw new ApiError(code, 422, code);
    taken.push(name);
  };
  return { taken, save };
}

it("moves what this browser stored once, in order, however often it is called", async () => {
  storage.set(KEY, JSON.stringify([section("One"), { no: "section" }, section("Two")]));
  const { taken, save } = siteThat(() => undefined);
  await Promise.all([moveKeptSections(save), moveKeptSections(save)]);
  await moveKeptSections(save);
  expect(taken).toEqual(["One", "Two"]);
  expect(storage.has(KEY)).toBe(false);
});

it("keeps what the site didn't accept for the next time", async () => {
  storage.set(KEY, JSON.stringify([section("One"), section("Two")]));
  let isOffline = true;
  const { taken, save } = siteThat((name) => (name === "Two" && isOffline ? "OFFLINE" : undefined));
  await moveKeptSections(save);
  expect(taken).toEqual(["One"]);
  isOffline = false;
  await moveKeptSections(save);
  expect(taken).toEqual(["One", "Two"]);
});

it("isn't blocked by what no page accepts, nor by what it can't read", async () => {
  storage.set(KEY, JSON.stringify([section("Wrong"), section("Right")]));
  const { taken, save } = siteThat((name) => (name === "Wrong" ? "INVALID" : undefined));
  await moveKeptSections(save);
  storage.set(KEY, "{");
  await moveKeptSections(save);
  expect(taken).toEqual(["Right"]);
});
