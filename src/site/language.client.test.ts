import { describe, expect, it } from "vitest";
import { preferredLanguage } from "./language.client.ts";

const OFFERED = ["pt-br", "pt", "es", "en"];

describe("the language to offer", () => {
  it.each([
    [["es-ES"], "es"],
    [["es"], "es"],
    [["es-419", "en"], "es"],
    [["fr-FR", "fr", "es", "en"], "es"],
    [["en-GB", "en", "es"], "en"],
    [["pt-PT"], "pt"],
    [["pt-BR", "pt"], "pt-br"],
    [["EST", "est-EE"], undefined],
    [["fr-FR", "fr"], undefined],
    [[], undefined],
  ])("of a browser that wants %j is %s", (wanted, expected) => {
    expect(preferredLanguage(OFFERED, wanted)).toBe(expected);
  });
});
