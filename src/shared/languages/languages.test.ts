import { describe, expect, it } from "vitest";
import { loadLanguageHint } from "./language-hint.ts";
import { DEFAULT_LOCALE } from "./default-locale.ts";
import { LOCALES, byLanguage, textsFor } from "./languages.ts";
import { servedTextsFor } from "../served-texts.server.ts";
import { texts as en } from "../texts/en.ts";
import { texts as es } from "../texts/es.ts";

/** Every text of a dictionary by its path: `form.send`. */
function textsByPath(value: object, path = ""): [string, string][] {
  return Object.entries(value).flatMap(([name, text]: [string, unknown]) =>
    typeof text === "object" && text !== null
      ? textsByPath(text, `${path}${name}.`)
      : [[`${path}${name}`, String(text)] as [string, string]],
  );
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe("the languages", () => {
  it("are the files of the folder, the default one first", () => {
    const de = { ...en, language: "Deutsch" };
    const found = byLanguage({ "../texts/es.ts": es, "./texts/pt-br.ts": es, "../texts/en.ts": en, "./de.ts": de });
    expect([...found.keys()]).toEqual(["en", "de", "es", "pt-br"]);
    expect(found.get("de")?.language).toBe("Deutsch");
    expect([LOCALES[0], LOCALES.includes("es")]).toEqual([DEFAULT_LOCALE, true]);
  });

  it.each(["ES", "spanish", "es_MX", "e", "es.test", "api", "en-us-x"])("can't be called %s", (name) => {
    expect(() => byLanguage({ [`./texts/${name}.ts`]: es })).toThrow(`texts/${name}.ts`);
  });

  it("fall back to the default texts for an unknown language", () => {
    expect(textsFor("xx")).toBe(en);
    expect(textsFor("constructor")).toBe(en);
    expect(textsFor("es")).toBe(es);
  });
});

describe.each(LOCALES)("the texts in %s", (locale) => {
  it("are all there, with the same placeholders as in English", () => {
    const own = textsByPath(textsFor(locale)).map(([path, text]) => [path, placeholders(text)]);
    const english = textsByPath(en).map(([path, text]) => [path, placeholders(text)]);
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(english));
    expect(textsByPath(textsFor(locale)).filter(([, text]) => !text.trim())).toEqual([]);
    const served = textsByPath(servedTextsFor(locale)).map(([path, text]) => [path, placeholders(text)]);
    const servedEnglish = textsByPath(servedTextsFor("en")).map(([path, text]) => [path, placeholders(text)]);
    expect(Object.fromEntries(served)).toEqual(Object.fromEntries(servedEnglish));
  });

  it("give the hint its text as a separate module", async () => {
    expect(await loadLanguageHint(locale)).toEqual(textsFor(locale).languageHint);
  });
});

it("have no hint in a language that the site lacks", async () => {
  expect(await loadLanguageHint("xx")).toBeUndefined();
  expect(await loadLanguageHint("constructor")).toBeUndefined();
});
