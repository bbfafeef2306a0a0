import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../../tests/query-html.ts";
import { renderWithRichText } from "./rich-text.server.ts";

/** What a page with this text is drawn with in the end. */
const render = async (content: string) =>
  queryHtml(await renderWithRichText(({ toHtml }) => Promise.resolve(toHtml(content))));
const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;

describe("code on a page", () => {
  it.each([
    ["a fence", fence("ts", 'const a: string = "b"; // c')],
    ["a fence with more words", fence("TS{1,3} title=x", 'const a: string = "b"; // c')],
    ["HTML", '<pre><code class="language-ts">const a: string = "b"; // c</code></pre>'],
  ])("in %s is coloured by its language, on the server", { tags: ["slow"] }, async (_where, content) => {
    const { texts } = await render(content);
    expect(texts("pre > code.language-ts")).toEqual(['const a: string = "b"; // c']);
    expect(texts(".code-keyword")).toEqual(["const"]);
    expect(texts(".code-value")).toEqual(['"b"']);
    expect(texts(".code-comment")).toEqual(["// c"]);
  });

  it.each([
    ["without a language", fence("", "const a = 1")],
    ["in an unknown language", fence("nope", "const a = 1")],
    ["in a language whose grammar is too slow", fence("markdown", "# a\n\n*b*")],
    ["that is longer than a listing", fence("js", "const a = 1;\n".repeat(1000))],
    ["inline", "`const a = 1` in js, not ```js`"],
  ])("%s stays plain", { tags: ["slow"] }, async (_what, content) => {
    const { all, texts } = await render(content);
    expect(all("code span")).toEqual([]);
    expect(texts("code")[0]).toMatch(/^(?:const a = 1|# a)/);
  });

  it("stays plain where colouring all of it would take too long, with nothing lost", { tags: ["slow"] }, async () => {
    const slow = "_".repeat(9900);
    const { texts, all } = await render(
      fence("js", "let a").concat(fence("ts", slow).repeat(19), fence("js", `let b${" ".repeat(1000)}`)),
    );
    expect(texts("pre").filter((text) => text === slow)).toHaveLength(19);
    expect(all(".code-keyword", "let")).toHaveLength(1);
  });

  it("keeps what is inside other markup, with classes of ours only", { tags: ["slow"] }, async () => {
    const { all } = await render(`> - ${fence("html", '<p class="a">b</p>').replaceAll("\n", "\n>   ")}`);
    const classes = all("blockquote li code span").map(({ properties }) => String(properties.className));
    expect(classes.length).toBeGreaterThan(2);
    expect(classes.filter((name) => !/^code-[a-z]+$/.test(name))).toEqual([]);
  });
});
