import { describe, expect, it } from "vitest";
import { LEAD_ACTION } from "#leads";
import type { FormState } from "../context.tsx";
import { renderBlocks } from "../../../tests/render-blocks.ts";

const BLOCK = { roiCalculator: { headline: "What would you save?" }, id: "roi-calculator" };

function render(state?: Omit<FormState, "token">) {
  const { html, errors } = renderBlocks([BLOCK], { forms: state ? { [LEAD_ACTION]: state } : undefined });
  expect(errors).toEqual([]);
  // The island's hydration data repeats every text; the tests look at the visible page.
  return html.replace(/ data-props="[^"]*"/, "");
}

/** The tag of the form field with this name. */
function field(html: string, name: string): string {
  return html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? "";
}

/** The text of a field's label. */
function labelOf(html: string, name: string): string | undefined {
  const id = /id="([^"]*)"/.exec(field(html, name))?.[1];
  return html.match(new RegExp(`<label[^>]*for="${id}"[^>]*>([^<]*)</label>`))?.[1];
}

describe("the calculator without JavaScript", () => {
  it.each([
    ["numStudents", "Number of students", 'min="10" max="200" step="5"', "20"],
    ["sessionsPerStudent", "Sessions per student", 'min="1" max="12" step="1"', "5"],
    ["costPerReport", "Cost per report", 'min="60" max="300" step="10"', "120"],
  ])("%s is a slider of the form", (name, label, bounds, value) => {
    const html = render();
    const formId = /<form id="([^"]*)"/.exec(html)?.[1];
    expect(labelOf(html, name)).toBe(label);
    expect(field(html, name)).toContain('type="range"');
    expect(field(html, name)).toContain(bounds);
    expect(field(html, name)).toContain(`form="${formId}"`);
    expect(field(html, name)).toContain(`value="${value}"`);
  });

  it("shows the results of the defaults and the values of the chart", () => {
    const html = render();
    expect([...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, value]) => value)).toEqual([
      "$6,000",
      "50%",
      "158",
      "$12,000",
      "100",
    ]);
    expect(html).toContain('role="img" aria-label="Savings and hours freed grow evenly over twelve months, to $18,000');
    for (const value of ["$6,000", "$12,000", "$18,000", "158", "317", "475"]) {
      expect(html).toMatch(new RegExp(`<text[^>]*>${value.replace("$", "\\$")}</text>`));
    }
  });

  it("posts every field of the lead form with its token, and nothing is disabled", () => {
    const html = render();
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).not.toMatch(/<form[^>]*action=/);
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

  it("asks for consent in the agreed words, of which the policy's name is a link", () => {
    const html = render();
    expect(field(html, "consent")).toContain('aria-label="I agree to be contacted and to the privacy policy"');
    expect(field(html, "consent")).toContain('value="on"');
    expect(html).toMatch(/>I agree to be contacted and to the <a href="\/privacy-policy"[^>]*>privacy policy</);
    const { html: spanish } = renderBlocks([BLOCK], { locale: "es" });
    expect(field(spanish, "consent")).toContain('aria-label="Acepto que me contacten y la política de privacidad"');
    for (const one of [html, spanish]) expect(one.match(/href="[^"]*privacy-policy"/g)).toHaveLength(1);
  });

  it("hides the trap from people, keyboards and screen readers", () => {
    const html = render();
    expect(field(html, "company_fax")).toContain('tabindex="-1"');
    expect(html).toMatch(/<div aria-hidden="true" class="sr-only"><label>Leave this field empty<input/);
  });

  it("starts closed behind 'Get a quote', in an element that opens by itself", () => {
    expect(render()).toMatch(/<details><summary[^>]*>Get a quote<\/summary><\/details>/);
  });
});

describe("the calculator after a post without JavaScript", () => {
  it("keeps what was entered and says what is wrong at its field", () => {
    const values = { numStudents: "45", firstName: "Ada <3", consent: "on" };
    const html = render({ error: "Please check the marked fields.", fields: { website: "Missing" }, values });
    expect(html).toMatch(/<details open="">/);
    expect(html).toMatch(/role="alert"[^>]*><p[^>]*>error<\/p><p>Please check the marked fields\.<\/p>/);
    expect(field(html, "numStudents")).toContain('value="45"');
    expect(html).toContain("$13,500");
    expect(field(html, "firstName")).toContain('value="Ada &lt;3"');
    expect(field(html, "consent")).toContain('checked=""');
    const errorId = /aria-describedby="([^"]*)"/.exec(field(html, "website"))?.[1];
    expect(field(html, "website")).toContain('aria-invalid="true"');
    expect(html).toMatch(new RegExp(`<p id="${errorId}"[^>]*>Missing</p>`));
    expect(html).not.toContain("disabled");
  });

  it("thanks in place of the form", () => {
    const html = render({ success: "We come back to you." });
    expect(html).toMatch(/<p[^>]*>Thank you<\/p><p>We come back to you\.<\/p>/);
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
