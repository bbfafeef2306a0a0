import { describe, expect, it } from "vitest";
import type { BlockData } from "#blocks";
import { renderToStaticMarkup } from "react-dom/server";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { BlockContextProvider, defaultContext } from "../context.tsx";
import { findBlock, openBlock, readBlock } from "../registry.ts";
import { avatarSource } from "./avatar.ts";

const WARNING = "Warning: GitHub members will not load in development by default.";
const ada = { user: "Ada Byron", avatar_url: "https://pictures.example/ada.png", url: "https://ada.example" };

const manual = (members: object[], content: object = {}) => ({
  community: { headline: "People", type: "manual", data: { members }, ...content },
});
const github = (content: object = {}) => ({
  community: { headline: "People", type: "github", organization: "octo-org", ...content },
});
const render = (block: object, context: Parameters<typeof renderBlocks>[1] = {}) =>
  renderBlocks([{ ...block }], context);
/** A page whose loader read these members. */
const renderRead = (members: object[], content: object = {}) =>
  render(github(content), { data: [{ data: { members } }] satisfies BlockData[] });

describe("a member", () => {
  it("has a round portrait that loads lazily, a name on request, and a link around both", () => {
    const { one } = queryHtml(render(manual([ada], { withName: true })).html);
    const link = queryHtml(one('li a[href="https://ada.example"][target=_blank][rel=noopener]'));
    expect(link.all('img[src="https://pictures.example/ada.png"][alt=""][loading=lazy]')).toHaveLength(1);
    expect(link.texts("span")).toContain("Ada Byron");
  });

  it("is named by its portrait's alt text when names aren't shown", () => {
    const { one, values } = queryHtml(render(manual([ada])).html);
    expect(values("li img", "alt")).toEqual(["Ada Byron"]);
    expect(textOf(one("li"))).not.toContain("Ada Byron");
  });

  it.each([
    ["no portrait", {}],
    ["an empty address", { avatar_url: "" }],
    ["an address that isn't safe", { avatar_url: "javascript:alert(1)" }],
  ])("with %s shows initials and keeps the name", (_case, fields) => {
    const { html } = render(manual([{ user: "Ada Byron", ...fields }]));
    const { all, texts } = queryHtml(html);
    expect(texts("li [aria-hidden=true]")).toEqual(["AB"]);
    expect(texts("li :not([aria-hidden=true], :has(*))")).toEqual(["Ada Byron"]);
    expect(all("img")).toEqual([]);
    expect(html).not.toMatch(/javascript|No image provided/);
  });

  it.each([["javascript:alert(1)"], [""], [undefined]])("is no link with the address %j", (url) => {
    const { html } = render(manual([{ ...ada, url }]));
    const { all, values } = queryHtml(html);
    expect(values("li img", "alt")).toEqual(["Ada Byron"]);
    expect(all("li a")).toEqual([]);
    expect(html).not.toContain("javascript");
  });

  it("without name and portrait is not rendered", () => {
    expect(queryHtml(render(manual([{}, { user: "" }])).html).all("li")).toEqual([]);
  });

  it("opens the page's policy for the host of its portrait, and for nothing else", () => {
    expect(render(manual([ada])).csp).toContain("img-src 'self' https://pictures.example");
    expect(renderRead([ada]).csp).toContain("img-src 'self' https://pictures.example");
    expect(render(manual([{ user: "Ada" }])).csp).not.toContain("img-src");
  });
});

describe("a portrait's address", () => {
  it.each([
    ["https://avatars.githubusercontent.com/u/7?v=4", "https://avatars.githubusercontent.com/u/7?v=4&s=192"],
    ["https://avatars.githubusercontent.com/u/7?s=460", "https://avatars.githubusercontent.com/u/7?s=192"],
    ["https://pictures.example/u/7?v=4", "https://pictures.example/u/7?v=4"],
    ["/landing/avatars/aisha.svg", "/landing/avatars/aisha.svg"],
    ["//evil.example/x.png", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%j becomes %j", (address, source) => {
    expect(avatarSource(address)).toBe(source);
  });
});

describe("columns and gap", () => {
  it.each([
    ["none", "0px"],
    ["xs", "0.25rem"],
    ["sm", "0.5rem"],
    ["md", "1rem"],
    ["lg", "2rem"],
  ])("gap %s is %s", (gap, size) => {
    const { values } = queryHtml(render(manual([ada], { gap, grid: { columns: 12 } })).html);
    expect(values("main ul", "style")).toEqual([`--columns:12;--gap:${size}`]);
  });

  it("refuses an unknown gap", () => {
    expect(render(manual([ada], { gap: "huge" })).html).toContain("gap: must be one of none, xs, sm, md, lg");
  });
});

describe("a community from GitHub", () => {
  it("shows what was read, not what the content holds", () => {
    const { html } = renderRead([{ user: "octocat" }], { withName: true, data: { members: [ada] } });
    expect(html).toContain("octocat");
    expect(html).not.toContain("Ada");
  });

  it("says so when there are no members, in either language", () => {
    expect(renderRead([]).html).toContain("There are no members to show at the moment.");
    expect(render(github(), { locale: "es" }).html).toContain("En este momento no hay miembros que mostrar.");
  });

  it("shows the note of run-time data in the editor, and members that were chosen by hand as they are", () => {
    const draw = (block: object) => {
      const { opened } = openBlock(readBlock(block));
      return renderToStaticMarkup(<BlockContextProvider value={defaultContext}>{opened?.view}</BlockContextProvider>);
    };
    expect(draw(github())).toContain("Data is not displayed in edit mode.");
    expect(draw(manual([ada]))).toContain("Ada Byron");
  });

  it("warns in debug mode only where the members will not load", () => {
    const skipped = { data: [{ data: { members: [], isSkipped: true } }] };
    expect(render(github(), { debug: true, ...skipped }).html).toContain(WARNING);
    expect(render(github(), { debug: true, locale: "es", ...skipped }).html).toContain("Aviso: los miembros de GitHub");
    expect(render(github(), { debug: true, data: [{ data: { members: [ada] } }] }).html).not.toContain("Warning");
    expect(render(github(), skipped).html).not.toContain("Warning");
    expect(render(manual([ada]), { debug: true }).html).not.toContain("Warning");
  });
});

describe("the content of a community", () => {
  const publishable = (content: object) =>
    findBlock("community")?.schema.safeParse({ style: "simple", headline: "People", type: "manual", ...content });
  const draft = (content: object) => findBlock("community")?.draftSchema.safeParse(content).success;

  it("names an organization before it is published, or its members where they don't come from GitHub", () => {
    expect(publishable({ type: "github", organization: "octo-org" })?.success).toBe(true);
    expect(publishable({ type: "github" })?.error?.issues).toMatchObject([{ path: ["organization"] }]);
    expect(publishable({ type: "github", organization: "" })?.success).toBe(false);
    expect(publishable({ data: { members: [{ user: "Ada" }] } })?.success).toBe(true);
    expect(publishable({})?.error?.issues).toMatchObject([{ path: ["data", "members"] }]);
    expect(draft({ type: "github" })).toBe(true);
    expect(draft({ type: "github", organization: "" })).toBe(true);
  });

  it.each(["octo org", "-octo", "octo-", "a--b", "octo/..", "a".repeat(40), "https://github.com/octo"])(
    "never holds the organization %j",
    (organization) => {
      expect(publishable({ organization })?.success).toBe(false);
      expect(draft({ organization })).toBe(false);
    },
  );
});
