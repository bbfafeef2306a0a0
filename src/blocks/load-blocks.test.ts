import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineLoader, type Freshness, type Loader, type LoaderContext } from "./define-loader.ts";
import { loadBlocks, type LoadRequest } from "./load-blocks.server.ts";

const NO_POSTS = {
  readPosts: () => Promise.reject(new Error("Not asked for")),
  readPost: async () => ({ data: undefined, tags: [] }),
  readRows: async () => ({ data: undefined, tags: [] }),
  readRow: async () => ({ data: undefined, tags: [] }),
  readRowForm: async () => ({ data: undefined, tags: [] }),
  readPlans: async () => ({ data: { href: "/", plans: [] }, tags: [], isPrivate: false }),
};

const TRY_AGAIN = "This part could not be loaded. Please try again in a moment.";
const request: LoadRequest = {
  params: { id1: "one" },
  query: { size: "10" },
  locale: "en",
  ports: { readMembers: async () => undefined, ...NO_POSTS },
};
const schema = z.looseObject({ headline: z.string().optional(), items: z.array(z.string()).optional() });
type Content = z.output<typeof schema>;

/** Loads blocks with the given reads instead of the real ones; known types are those of the registry. */
async function load(
  blocks: object[],
  reads: Record<string, Loader | ((content: Content, context: LoaderContext) => Promise<unknown>)>,
  overrides: Partial<LoadRequest> = {},
) {
  const errors: unknown[] = [];
  const loaders = Object.entries(reads).map(([type, read]): [string, Loader] => [
    type,
    typeof read === "function" ? defineLoader(schema, async (...all) => fresh(await read(...all))) : read,
  ]);
  const stored = blocks.map((block) => ({ ...block }));
  const loaded = await loadBlocks(stored, { ...request, ...overrides }, new Map(loaders), (error) =>
    errors.push(error),
  );
  return { ...loaded, errors };
}

const fresh = (data: unknown, freshness: Freshness = { tags: [] }) => ({ data, freshness });
const giving = (freshness: Freshness) => defineLoader(schema, () => Promise.resolve(fresh("read", freshness)));
const failing = () => Promise.reject(new Error("secret reason"));
const faq = (content: object = {}) => ({ faq: content });

describe("loading the blocks of a page", () => {
  it("gives each block its data by index, and none to those that need none", async () => {
    const blocks = [{ heading: {} }, faq({ headline: "A" }), { nothing: {} }, faq({ headline: "B" })];
    const { data, freshness } = await load(blocks, { faq: ({ headline }) => Promise.resolve(headline) });
    expect(data).toEqual([undefined, { data: "A" }, undefined, { data: "B" }]);
    expect(freshness).toEqual({ tags: [] });
  });

  it("gives a loader the whole request, with the block's variables resolved", async () => {
    const variables = {
      tenantId: { type: "param", param: "id1", required: true },
      pageSize: { type: "query", query: "size" },
      entityName: { type: "manual", value: "" },
    };
    const { data } = await load([faq({ variables })], {
      faq: (_content, { signal, ...context }) => Promise.resolve({ ...context, isAborted: signal.aborted }),
    });
    const resolved = { tenantId: "one", pageSize: "10", entityName: null };
    expect(data).toEqual([{ data: { ...request, variables: resolved, isAborted: false } }]);
  });

  it.each([
    ["en", "This part needs a value for “tenantId”, which the address doesn’t give."],
    ["es", "tenantId"],
  ] as const)("runs no loader without a required value, and says which one: %s", async (locale, text) => {
    const variables = { tenantId: { type: "query", query: "tenant", required: true } };
    let runs = 0;
    const { data, errors } = await load(
      [faq({ variables }), { heading: { variables } }],
      { faq: () => Promise.resolve((runs += 1)) },
      { locale },
    );
    expect(data).toEqual([{ error: expect.stringContaining(text) }, { error: expect.stringContaining(text) }]);
    expect([runs, errors]).toEqual([0, []]);
  });

  it("leaves what it can't open to be rendered: no block, an unknown type, content of the wrong shape", async () => {
    const variables = { x: { type: "manual", required: true } };
    const blocks = [{}, { id: "a" }, { carousel: { variables } }, { faq: "text" }, faq({ items: "x" }), { faq: null }];
    const { data, errors } = await load(blocks, { faq: () => Promise.resolve("read"), carousel: failing });
    expect(data).toEqual(blocks.map(() => undefined));
    expect(errors).toEqual([]);
  });
});

describe("a loader that fails", () => {
  it.each([
    ["by a rejection", failing],
    [
      "at once",
      () => {
        throw new Error("secret reason");
      },
    ],
  ])(
    "%s becomes one error card with a safe text; the others stay, and the page is soon rendered again",
    async (_case, read) => {
      const { data, errors, freshness } = await load([faq(), { heading: {} }], {
        faq: read,
        heading: () => Promise.resolve("read"),
      });
      expect(data).toEqual([{ error: TRY_AGAIN }, { data: "read" }]);
      expect(errors).toEqual([expect.objectContaining({ message: "secret reason" })]);
      expect(freshness).toEqual({ tags: [], seconds: 10 });
    },
  );

  it("speaks the page's language", async () => {
    const { data } = await load([faq()], { faq: failing }, { locale: "es" });
    expect(data).toEqual([{ error: expect.not.stringContaining("This part") }]);
  });

  it("still gives its data when it names a problem, which is reported", async () => {
    const problem = new Error("an old answer");
    const loader = defineLoader(schema, () =>
      Promise.resolve({ ...fresh("old", { tags: ["a"], seconds: 30 }), problem }),
    );
    const { data, errors, freshness } = await load([faq()], { faq: loader });
    expect(data).toEqual([{ data: "old" }]);
    expect(errors).toEqual([problem]);
    expect(freshness).toEqual({ tags: ["a"], seconds: 30 });
  });
});

describe("a loader that hangs", () => {
  const hanging = (timeLimitMs: number, heard: (signal: AbortSignal) => void = () => {}) =>
    defineLoader(
      schema,
      (_content, { signal }) => {
        heard(signal);
        return new Promise<never>(() => {});
      },
      { timeLimitMs },
    );

  it("fails after its time limit, and its signal aborts", async () => {
    const signals: AbortSignal[] = [];
    const { data, errors } = await load([faq()], { faq: hanging(30, (signal) => signals.push(signal)) });
    expect(data).toEqual([{ error: TRY_AGAIN }]);
    expect(errors).toEqual([expect.objectContaining({ message: "A loader took longer than 30 ms" })]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("runs in parallel with the others", async () => {
    const signals: AbortSignal[] = [];
    const others: boolean[][] = [];
    const begun = (signal: AbortSignal) => {
      signals.push(signal);
      others.push(signals.map(({ aborted }) => aborted));
    };
    const { data } = await load([faq(), faq(), { heading: {} }], {
      faq: hanging(30, begun),
      heading: () => Promise.resolve("read"),
    });
    expect(data).toEqual([{ error: TRY_AGAIN }, { error: TRY_AGAIN }, { data: "read" }]);
    expect(others).toEqual([[false], [false, false]]);
  });

  it("has two seconds by default", () => {
    expect(defineLoader(schema, () => Promise.resolve(undefined)).timeLimitMs).toBe(2000);
  });

  it("may still fail later without a second report", async () => {
    const late = Promise.withResolvers<never>();
    const { errors } = await load([faq()], { faq: defineLoader(schema, () => late.promise, { timeLimitMs: 5 }) });
    late.reject(new Error("too late"));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(errors).toHaveLength(1);
  });

  it("leaves no timer behind when it ends in time", async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    await load([faq(), faq()], { faq: defineLoader(schema, () => Promise.resolve(fresh(1)), { timeLimitMs: 60_000 }) });
    expect(timers()).toBe(before);
  });
});

describe("how long a page stays fresh", () => {
  it.each<[string, Freshness, Freshness, Freshness]>([
    ["all tags count", { tags: ["a"] }, { tags: ["b", "c"] }, { tags: ["a", "b", "c"] }],
    ["the shortest time counts", { tags: [], seconds: 60 }, { tags: [], seconds: 5 }, { tags: [], seconds: 5 }],
    ["one time is enough", { tags: ["a"] }, { tags: [], seconds: 0 }, { tags: ["a"], seconds: 0 }],
    ["private data is never cached", "never", { tags: ["a"], seconds: 60 }, "never"],
    ["private data is never cached, in any order", { tags: ["a"] }, "never", "never"],
  ])("%s", async (_case, one, other, all) => {
    const { freshness } = await load([faq(), { heading: {} }], { faq: giving(one), heading: giving(other) });
    expect(freshness).toEqual(all);
  });
});
