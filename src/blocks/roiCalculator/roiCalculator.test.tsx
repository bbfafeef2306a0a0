import { describe, expect, it } from "vitest";
import { LEAD_ACTION } from "#leads";
import type { FormState } from "../context.tsx";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";

const BLOCK = { roiCalculator: { headline: "What would you save?" }, id: "roi-calculator" };

function render(state?: Omit<FormState, "token">) {
  const { html, errors } = renderBlocks([BLOCK], { forms: state ? { [LEAD_ACTION]: state } : undefined });
  expect(errors).toEqual([]);
  // The island's hydration data repeats every text; the tests look at the visible page.
  return html.replace(/ data-props=(["'])[^]*?\1/, "");
}

/** The tag of the form field with this name. */
function field(html: string, name: string): string {
  return html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? "";
}

/** The text of a field's label. */
function labelOf(html: string, name: string): string | undefined {
  const { texts, values } = queryHtml(html);
  return texts(`label[for="${values(`input[name=${name}]`, "id").join()}"]`)[0];
}

describe("the calculator without JavaScript", () => {
  it.each([
    ["numStudents", "Number of students", '[min="10"][max="200"][step="5"]', "20"],
    ["sessionsPerStudent", "Sessions per student", '[min="1"][max="12"][step="1"]', "5"],
    ["costPerReport", "Cost per report", '[min="60"][max="300"][step="10"]', "120"],
  ])("%s is a slider of the form", (name, label, bounds, value) => {
    const html = render();
    const { all, values } = queryHtml(html);
    const form = values("form", "id").join();
    expect(labelOf(html, name)).toBe(label);
    expect(all(`input[type=range][name=${name}][form="${form}"][value="${value}"]${bounds}`)).toHaveLength(1);
  });

  it("shows the results of the defaults and the values of the chart", () => {
    const html = render();
    const { texts, values } = queryHtml(html);
    expect(texts("dd")).toEqual(["$6,000", "50%", "158", "$12,000", "100"]);
    expect(values("[role=img]", "aria-label")).toEqual([
      expect.stringMatching(/^Savings and hours freed grow evenly over twelve months, to \$18,000/),
    ]);
    expect(texts("svg text")).toEqual(expect.arrayContaining(["$6,000", "$12,000", "$18,000", "158", "317", "475"]));
  });

  it("posts every field of the lead form with its token, and nothing is disabled", () => {
    const html = render();
    expect(queryHtml(html).all("form[method=post]:not([action])")).toHaveLength(1);
    expect(field(html, "csrf")).toContain(`value="token-of-${LEAD_ACTION}"`);
    expect(field(html, "action")).toContain(`value="${LEAD_ACTION}"`);
    expect(labelOf(html, "firstName")).toBe("First name");
    expect(labelOf(html, "lastName")).toBe("Last name");
    expect(labelOf(html, "email")).toBe("Email");
    expect(labelOf(html, "website")).toBe("Website");
    expect(labelOf(html, "linkedinUrl")).toBe("LinkedIn URL");
    expect(field(html, "email")).toContain('type="email"');
    expect(field(html, "website")).toContain('type="text"');
    expect(field(html, "linkedinUrl")).toContain('type="url"');
    expect(field(html, "linkedinUrl")).not.toContain("required");
    expect(html).not.toContain("disabled");
  });

  it("asks for consent in the agreed words, with the policy's name as a link", () => {
    const html = render();
    expect(field(html, "consent")).toContain('aria-label="I agree to be contacted and to the privacy policy"');
    expect(field(html, "consent")).toContain('value="on"');
    const page = queryHtml(html);
    expect(textOf(page.one("form"))).toContain("I agree to be contacted and to the privacy policy");
    expect(page.texts("form a[href='/privacy-policy']")).toEqual([expect.stringMatching(/^privacy policy/)]);
    const { html: spanish } = renderBlocks([BLOCK], { locale: "es" });
    expect(field(spanish, "consent")).toContain('aria-label="Acepto que me contacten y la política de privacidad"');
    for (const one of [html, spanish]) expect(one.match(/href="[^"]*privacy-policy"/g)).toHaveLength(1);
  });

  it("hides the honeypot from people, keyboards and screen readers", () => {
    const html = render();
    const honeypot = "[aria-hidden=true] label:has(> input[name=company_fax][tabindex='-1'])";
    expect(queryHtml(html).texts(honeypot)).toEqual(["Leave this field empty"]);
  });

  it("starts closed behind 'Get a quote', in an element that opens by itself", () => {
    expect(render()).toMatch(/<details><summary[^>]*>Get a quote<\/summary><\/details>/);
  });
});

describe("the calculator after a post without JavaScript", () => {
  it("keeps entered values and shows each error at its field", () => {
    const values = { numStudents: "45", firstName: "Ada <3", consent: "on" };
    const html = render({ error: "Please check the marked fields.", fields: { website: "Missing" }, values });
    const page = queryHtml(html);
    expect(page.texts("details[open] > summary")).toEqual(["Get a quote"]);
    expect(page.texts("[role=alert] > p")).toEqual(["error", "Please check the marked fields."]);
    expect(field(html, "numStudents")).toContain('value="45"');
    expect(html).toContain("$13,500");
    expect(field(html, "firstName")).toContain('value="Ada &lt;3"');
    expect(field(html, "consent")).toContain('checked=""');
    const wrong = page.values("input[name=website][aria-invalid=true]", "aria-describedby");
    expect(page.texts(`#${wrong.join()}`)).toEqual(["Missing"]);
    expect(html).not.toContain("disabled");
  });

  it("shows the thanks instead of the form", () => {
    const html = render({ success: "We come back to you." });
    expect(queryHtml(html).texts("[role=status] > p")).toEqual(["Thank you", "We come back to you."]);
    expect(html).not.toContain("<form");
  });
});

describe("the calculator's copy", () => {
  it("draws no heading when there is none", () => {
    const { html } = renderBlocks([{ roiCalculator: {} }]);
    expect(html).not.toContain("<h2");
    expect(html).not.toContain('aria-labelledby="b0-title"');
  });

  it("speaks the page's language", () => {
    const { html } = renderBlocks([BLOCK], { locale: "es" });
    expect(html).toContain("Número de estudiantes");
    expect(html).toContain('href="/es/privacy-policy"');
  });
});
