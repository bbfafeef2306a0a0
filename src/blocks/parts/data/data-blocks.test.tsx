import { renderToStaticMarkup } from "react-dom/server";
import { defaultsOf } from "#blocks/samples";
import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../../tests/query-html.ts";
import { renderBlocks } from "../../../../tests/render-blocks.ts";
import { BlockView } from "../../BlockView.tsx";
import { BlockContextProvider, defaultContext } from "../../context.tsx";
import { blockDefinitions, findBlock, openBlock, readBlock } from "../../registry.ts";

const NOTE = "Data is not displayed in edit mode.";

const none = [
  ["pricing", "No plans have been published yet."],
  ["blogPosts", "No posts have been published yet."],
  ["blogPost", "This post is not available."],
  ["rowsList", "There is nothing to show here yet."],
  ["rowsNew", "Nothing can be entered here at the moment."],
  ["rowsOverview", "This entry is not available."],
] as const;

const stored = (type: string) => ({ [type]: defaultsOf(type) });

describe("a block whose data only loads at run time", () => {
  it.each(none)("%s: shows the note in the editor instead of the empty state", (type, text) => {
    const html = renderToStaticMarkup(
      <BlockContextProvider value={defaultContext}>
        <BlockView {...openBlock(readBlock(stored(type)))} />
      </BlockContextProvider>,
    );
    expect(html).toContain(NOTE);
    expect(html).not.toContain(text);
  });

  it.each(none)("%s: says on the page that there is nothing yet", (type, text) => {
    const { html, errors } = renderBlocks([stored(type)]);
    expect(errors).toEqual([]);
    expect(html).toContain(text);
    expect(html).not.toContain(NOTE);
    expect(html).not.toMatch(/<form|aria-labelledby="b0-title"/);
  });

  it.each(none)("%s: says it in the page's language, marked where the content has another", (type, text) => {
    const { html } = renderBlocks([stored(type)], { locale: "es" });
    expect(html).not.toContain(text);
    const marked = queryHtml(html).one("main [lang=es]:has(p)");
    const plain = queryHtml(renderBlocks([stored(type)]).html);
    expect(plain.texts("main [lang]")).toEqual([]);
    expect(plain.all("main p", text)).toHaveLength(1);
    expect(queryHtml(marked).all("p")).not.toEqual([]);
  });
});

const contentOf = (type: string) => ({ ...Object(defaultsOf(type)) }) as Record<string, unknown>;

describe("the variables of a data block", () => {
  it.each([
    ["blogPost", ["postSlug"]],
    ["rowsList", ["entityName", "tenantId", "pageSize"]],
    ["rowsNew", ["entityName", "tenantId", "redirectTo"]],
    ["rowsOverview", ["entityName", "tenantId", "rowId"]],
  ])("%s: binds %j (spec 3)", (type, names) => {
    const problems = (bound: object) => {
      const variables = Object.fromEntries(names.map((name) => [name, bound]));
      const parsed = findBlock(type)?.schema.safeParse({ ...contentOf(type), variables });
      return parsed?.error?.issues.map(({ path }) => path.join(".")) ?? [];
    };
    expect(problems({ type: "manual", value: "a" })).toEqual([]);
    expect(problems({ type: "nothing" })).toEqual(names.map((name) => `variables.${name}.type`));
  });

  const incomplete = blockDefinitions
    .filter(({ schema }) => "variables" in schema.shape)
    .flatMap(({ type }) => [
      [type, { type: "manual" }, "value"],
      [type, { type: "manual", value: "" }, "value"],
      [type, { type: "query" }, "query"],
      [type, { type: "query", query: "", value: "a" }, "query"],
      [type, { type: "param" }, "param"],
    ]) as [string, object, string][];

  it.each(incomplete)("%s: %j may be stored, but not published without its %s (spec 5)", (type, bound, missing) => {
    const content = contentOf(type);
    const [name = ""] = Object.keys(Object(content.variables));
    const withBound = { ...content, variables: { ...Object(content.variables), [name]: bound } };
    expect(findBlock(type)?.draftSchema.safeParse(withBound).success).toBe(true);
    const refused = findBlock(type)?.schema.safeParse(withBound);
    expect(refused?.error?.issues).toMatchObject([{ path: ["variables", name, missing] }]);
    expect(refused?.error?.issues).toHaveLength(1);
  });
});

describe("hiddenProperties", () => {
  it.each(["rowsList", "rowsNew", "rowsOverview"])("%s: are trimmed, and empties dropped (spec 5)", (type) => {
    const content = { ...contentOf(type), hiddenProperties: [" notes ", "", "email"] };
    expect(findBlock(type)?.schema.parse(content)).toMatchObject({ hiddenProperties: ["notes", "email"] });
  });
});
