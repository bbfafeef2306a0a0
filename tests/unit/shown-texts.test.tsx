import { describe, expect, it } from "vitest";
import { queryHtml, textOf } from "../query-html.ts";
import { renderBlocks } from "../render-blocks.ts";

describe("what blocks show", () => {
  it.each([
    ["I agree to the [privacy policy] and the [terms], and to be called by phone."],
    ["I agree, as the [privacy policy] says (see note [1]), that my data is passed on."],
  ])("is a consent as a whole: %s", (consentText) => {
    const fields = [{ id: 1, type: "text", label: "Name" }];
    const { html } = renderBlocks([{ form: { style: "simple", headline: "Write", fields, consentText } }]);
    const [label] = queryHtml(html).all("label[for$=-consent]");
    const shown = (label ? textOf(label) : "").replace(" (opens in a new tab)", "").replaceAll(/\s+/g, " ").trim();
    expect(shown).toBe(consentText.replaceAll(/[[\]]/g, ""));
  });

  it("says in the structured data of a row which vocabulary it has", () => {
    const data = {
      entity: { title: "Mentor", titlePlural: "Mentors" },
      properties: [{ id: "1", name: "name", title: "Name", order: 1, isDisplay: true, type: "text" as const }],
      row: { id: "a", values: { name: "Ines" } },
    };
    const { html } = renderBlocks([{ rowsOverview: { style: "form" } }], { data: [{ data }] });
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)["@context"]).toBe("https://schema.org");
  });
});
