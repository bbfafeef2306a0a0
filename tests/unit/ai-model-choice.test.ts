import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  countTokens,
  describeModels,
  listModels,
  priceOf,
  PROVIDER_VARIABLES,
  type ModelLists,
  type ModelOffer,
} from "#ai/server";
import { readModelName } from "../../src/ai/models/model-name.ts";
import { cpuMs } from "../cpu-time.ts";
import { startFakeProvider, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { modelsOver, readAll } from "../ai-models.ts";

describe("a model's name", () => {
  it.each([
    ["openai/gpt-4.1", "direct", "openai", "gpt-4.1"],
    ["openai/org/own-model", "direct", "openai", "org/own-model"],
    ["gpt-4o", "direct", "openai", "gpt-4o"],
    ["gpt-3.5-turbo", "direct", "openai", "gpt-3.5-turbo"],
    ["o4-mini", "direct", "openai", "o4-mini"],
    ["orchestration/gpt-4o", "orchestration", "openai", "gpt-4o"],
    ["orchestration/o3", "orchestration", "openai", "o3"],
    ["claude-sonnet-4-5", "orchestration", "anthropic", "claude-sonnet-4-5"],
    ["command-r", "orchestration", "cohere", "command-r"],
    ["gemini-2.5-pro", "orchestration", "google-vertexai", "gemini-2.5-pro"],
    ["amazon.nova-pro-v1:0", "orchestration", "bedrock", "amazon.nova-pro-v1:0"],
    ["ollama:llama3.2:latest", "orchestration", "ollama", "llama3.2:latest"],
    ["orchestration/together:meta-llama/Llama-3", "orchestration", "together", "meta-llama/Llama-3"],
  ])("%s is %s, of %s: %s", (name, kind, provider, model) => {
    expect(readModelName(name)).toEqual({ kind, provider, model });
  });

  it("may come with its provider", () => {
    expect(readModelName("llama-3.3-70b", "groq")).toEqual({
      kind: "orchestration",
      provider: "groq",
      model: "llama-3.3-70b",
    });
  });

  it.each([
    ["anthropic/claude-sonnet-4-5", undefined, "Invalid provider in model: anthropic/claude-sonnet-4-5"],
    ["openai/", undefined, "Invalid provider in model: openai/"],
    ["openai/gpt-4.1", "anthropic", "Invalid provider in model: openai/gpt-4.1"],
    ["openai/gpt-4.1", "nobody", "Unsupported { modelProvider: nobody }."],
    [
      "llama3",
      undefined,
      "Unable to infer model provider for { model: llama3 }, please specify modelProvider directly.",
    ],
    [
      "orchestration/nobody:model",
      undefined,
      "Unable to infer model provider for { model: nobody:model }, please specify modelProvider directly.",
    ],
    [
      "llama3",
      "nobody",
      "Unsupported { modelProvider: nobody }.\n\nSupported model providers are: openai, anthropic, azure_openai, cohere, " +
        "google-vertexai, google-vertexai-web, google-genai, ollama, together, fireworks, mistralai, groq, bedrock, " +
        "cerebras, deepseek, xai",
    ],
  ])("%s of %s is refused in the specification's words", (name, provider, message) => {
    expect(() => readModelName(name, provider)).toThrow(message);
  });
});

describe("a model that can't be asked", () => {
  let fake: FakeProvider;
  beforeAll(async () => void (fake = await startFakeProvider()));
  afterAll(() => fake.stop());
  const ask = (model: string, keys = {}) => readAll(modelsOver(fake, keys), { model, prompt: "Hello" });

  it("says which variable to set", async () => {
    const { error } = await ask("openai/gpt-4.1", { OPENAI_API_KEY: undefined });
    expect(error).toMatchObject({ code: "NOT_CONFIGURED", message: expect.stringContaining("set OPENAI_API_KEY") });
    expect((await ask("command-r")).error?.message).toContain("set COHERE_API_KEY");
  });

  it.each([
    ["command-r", { COHERE_API_KEY: "k" }, "@ai-sdk/cohere"],
    ["orchestration/groq:llama", { GROQ_API_KEY: "k" }, "@ai-sdk/groq"],
    ["gemini-2.5-pro", { GOOGLE_VERTEX_PROJECT: "p", GOOGLE_VERTEX_LOCATION: "l" }, "@ai-sdk/google-vertex"],
    ["amazon.nova", { AWS_REGION: "r", AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" }, "@ai-sdk/amazon-bedrock"],
  ])("%s says which package to install", async (model, keys, name) => {
    const { error } = await ask(model, keys);
    expect(error?.code).toBe("NOT_CONFIGURED");
    expect(error?.message).toMatch(new RegExp(`needs the package ${name}\\. Install it with: npm install ${name}$`));
  });

  it("has the specification's message when its provider is none", async () => {
    const { error } = await ask("mistral/large");
    expect(error).toMatchObject({ code: "INVALID_MODEL", message: "Invalid provider in model: mistral/large" });
  });
});

describe("what is offered", () => {
  const offerOn = (keys: Record<string, string>, day = "2026-11-22", lists: ModelLists = new Map()) =>
    describeModels(keys, { lists, now: new Date(`${day}T12:00:00Z`) });
  const names = (keys: Record<string, string>) => offerOn(keys).models.map(({ name }) => name);
  const goneOf = ({ models }: ModelOffer) => models.flatMap(({ name, gone }) => (gone ? [name] : []));
  const OPENAI = { OPENAI_API_KEY: "k" };
  const SIX = ["gpt-4o", "gpt-4.1-2025-04-14", "gpt-4.1-mini", "o3", "o3-mini", "o4-mini"].map(
    (name) => `openai/${name}`,
  );

  it("is nothing without a provider, with one sentence that names a variable", () => {
    const { configured, message, models } = offerOn({});
    expect({ configured, models }).toEqual({ configured: false, models: [] });
    expect(message).toBe("AI is not set up: set OPENAI_API_KEY, or AI_MODEL and the key of another provider.");
  });

  it("is the assistant's choices with a key of OpenAI, gpt-4.1 of 2025-04-14 unless another is chosen", () => {
    expect(names(OPENAI).slice(0, 6)).toEqual(SIX);
    expect(offerOn(OPENAI)).toMatchObject({ configured: true, defaultModel: "openai/gpt-4.1-2025-04-14" });
  });

  it.each([
    ["2026-10-22", []],
    ["2026-10-23", SIX.slice(4)],
    ["2026-12-10", SIX.slice(4)],
    ["2026-12-11", SIX.slice(3)],
    ["2027-01-13", SIX.slice(3)],
    ["2027-01-14", SIX],
  ])("marks on %s what OpenAI has switched off by then", (day, gone) => {
    expect(goneOf(offerOn(OPENAI, day))).toEqual(gone);
  });

  it("has another default once the usual one is gone, and says so", () => {
    const terra = "openai/gpt-6.1-terra";
    expect(offerOn(OPENAI, "2027-01-13")).not.toHaveProperty("notice");
    expect(offerOn(OPENAI, "2027-01-14")).toMatchObject({
      configured: true,
      defaultModel: terra,
      notice: "GPT-4.1 is no longer offered by its provider; GPT-6.1 Terra is asked instead. AI_MODEL sets another.",
    });
    const chosen = offerOn({ ...OPENAI, AI_MODEL: "openai/o4-mini-2025-04-16" });
    expect(chosen).toMatchObject({
      defaultModel: terra,
      notice: expect.stringMatching(/^o4-mini-2025-04-16 is no longer/),
    });
    const both = { ...OPENAI, ANTHROPIC_API_KEY: "k", AI_MODEL: "orchestration/anthropic:claude-sonnet-5-5" };
    const lists = new Map([["anthropic" as const, [{ id: "claude-haiku-5-5" }]]]);
    expect(offerOn(both, "2026-11-22", lists).defaultModel).toBe("orchestration/anthropic:claude-haiku-5-5");
  });

  it("follows the provider's own list, whatever was announced", () => {
    const of = (...ids: string[]) => new Map([["openai" as const, ids.map((id) => ({ id }))]]);
    const late = offerOn(OPENAI, "2030-01-01", of("gpt-4.1-2025-04-14", "o3-mini-2025-01-31", "gpt-6-luna"));
    expect(late.defaultModel).toBe("openai/gpt-4.1-2025-04-14");
    expect(goneOf(late)).not.toContain("openai/o3-mini");
    expect(goneOf(late)).toContain("openai/o3");
    const early = offerOn(OPENAI, "2026-11-22", of("gpt-4o", "gpt-6-luna"));
    expect([early.defaultModel, goneOf(early).includes("openai/gpt-4.1-2025-04-14")]).toEqual([
      "openai/gpt-6-luna",
      true,
    ]);
    const dated = new Map([
      [
        "openai" as const,
        [
          { id: "gpt-4.1", ends: "2026-11-22" },
          { id: "o3", ends: "2026-11-23" },
        ],
      ],
    ]);
    expect(offerOn(OPENAI, "2026-11-22", dated).defaultModel).toBe("openai/o3");
  });

  it("is nothing when no known model is left, and says what to set", () => {
    const offer = offerOn(OPENAI, "2026-11-22", new Map([["openai", [{ id: "llama" }]]]));
    expect(offer).toMatchObject({
      configured: false,
      defaultModel: "",
      message: expect.stringMatching(/Set AI_MODEL/),
    });
    const own = offerOn(
      { ...OPENAI, AI_MODEL: "openai/llama" },
      "2026-11-22",
      new Map([["openai", [{ id: "llama" }]]]),
    );
    expect(own).toMatchObject({ configured: true, defaultModel: "openai/llama" });
    expect(own).not.toHaveProperty("notice");
  });

  it("reads each provider's list in its own form, and none from one that has no list", async () => {
    const fake = await startFakeProvider();
    const { url } = fake;
    const keys = {
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: url,
      ANTHROPIC_API_KEY: "k",
      ANTHROPIC_BASE_URL: new URL(url).origin,
      GOOGLE_GENERATIVE_AI_API_KEY: "k",
      GOOGLE_GENERATIVE_AI_BASE_URL: url,
    };
    fake.list(["one", "two"]);
    const lists = await listModels(keys);
    for (const provider of ["openai", "anthropic", "google-genai"] as const) {
      expect(lists.get(provider)).toEqual([{ id: "one" }, { id: "two" }]);
    }
    fake.list(undefined);
    expect(await listModels(keys)).toEqual(new Map());
    fake.list([]);
    expect(await listModels(keys)).toEqual(new Map());
    await fake.stop();
    expect(await listModels(keys)).toEqual(new Map());
  });

  it.each([
    ["ANTHROPIC_API_KEY", "orchestration/anthropic:claude-sonnet-5-5"],
    ["GOOGLE_GENERATIVE_AI_API_KEY", "orchestration/google-genai:gemini-3.8-flash"],
  ])("is current models of a provider whose %s is set, all with a price", (variable, first) => {
    const { defaultModel, models } = offerOn({ [variable]: "k" });
    expect(defaultModel).toBe(first);
    const tokens = { inputTokens: 1, outputTokens: 1 };
    expect(models.map(({ name }) => priceOf(name, tokens))).toEqual(models.map(() => expect.any(Number)));
  });

  it("begins with the site's own choice", () => {
    const keys = { OPENAI_API_KEY: "k", OLLAMA_BASE_URL: "http://localhost:11434", AI_MODEL: "ollama:llama3.2" };
    expect(offerOn(keys)).toMatchObject({ configured: true, defaultModel: "ollama:llama3.2" });
    expect(offerOn(keys).models[0]).toEqual({ name: "ollama:llama3.2", label: "llama3.2", provider: "ollama" });
    expect(names({ ...OPENAI, AI_MODEL: "openai/o3" })).toEqual(names(OPENAI));
  });

  it("is nothing when the site's choice can't be asked, and says why", () => {
    const unset = offerOn({ OPENAI_API_KEY: "k", AI_MODEL: "claude-sonnet-4-5" });
    expect(unset).toMatchObject({ configured: false, message: expect.stringContaining("set ANTHROPIC_API_KEY") });
    const unknown = offerOn({ OPENAI_API_KEY: "k", AI_MODEL: "nobody/nothing" });
    expect(unknown.message).toContain("Invalid provider in model: nobody/nothing");
  });

  it("depends on no variable that isn't listed", () => {
    expect(PROVIDER_VARIABLES).toContain("AI_MODEL");
    expect(PROVIDER_VARIABLES).toContain("GOOGLE_PRIVATE_KEY");
    expect(new Set(PROVIDER_VARIABLES).size).toBe(PROVIDER_VARIABLES.length);
  });
});

describe("tokens and prices", () => {
  const TEXT = "Hello hello hello hello";

  it.each(["openai/gpt-4.1-2025-04-14", "gpt-4o", "o3-mini", "gpt-3.5-turbo"])(
    "are counted as %s counts",
    async (model) => {
      expect(await countTokens(TEXT, model)).toBe(4);
      expect(await countTokens("", model)).toBe(0);
    },
  );

  it("are a quarter of the characters for a model that isn't known", async () => {
    expect(await countTokens(TEXT, "orchestration/claude-sonnet-4-5")).toBe(Math.ceil(TEXT.length / 4));
    expect(await countTokens("<|endoftext|>", "gpt-4.1")).toBeGreaterThan(0);
  });

  it("are counted without delaying others, whatever the text", async () => {
    const start = cpuMs();
    expect(await countTokens("x".repeat(100_000), "gpt-4.1")).toBeGreaterThan(10_000);
    expect(await countTokens(" ".repeat(100_000), "gpt-4.1")).toBeGreaterThan(100);
    expect(cpuMs() - start).toBeLessThan(2000);
  });

  it.each([
    ["openai/gpt-4.1", 10],
    ["openai/gpt-4.1-2025-04-14", 10],
    ["gpt-4o-2024-08-06", 12.5],
    ["orchestration/anthropic:claude-sonnet-4-5-20250929", 18],
    ["orchestration/anthropic:claude-haiku-5-5", 0.6],
    ["openai/gpt-6.1-terra", 6],
    ["orchestration/ollama:llama3.2", 0],
    ["orchestration/groq:llama", undefined],
    ["openai/gpt-4.1-unheard-of", undefined],
  ])("a million tokens in and out of %s cost %s dollars", (model, dollars) => {
    expect(priceOf(model, { inputTokens: 1_000_000, outputTokens: 1_000_000 })).toBe(dollars);
  });
});
