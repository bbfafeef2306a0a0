import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { copyIn } from "./copy-in.ts";
import { describeClaims } from "./describe-claims.ts";
import { findClaims } from "./find-claims.ts";

const nothing = { facts: [], context: "", page: [] };
const textsIn = (text: string, ...facts: string[]) =>
  findClaims({ text }, { ...nothing, facts }).map((claim) => claim.text);

describe("findClaims", () => {
  it("says where a claim stands, in its own words, and of what kind it is", () => {
    const hero = { headline: "Loved by schools", cta: [{ text: "Join 500+ schools", href: "/join-500-schools" }] };
    expect(findClaims({ hero }, nothing)).toEqual([
      { path: ["hero", "headline"], text: "Loved by", kind: "rank" },
      { path: ["hero", "cta", 0, "text"], text: "500+ schools", kind: "number" },
    ]);
  });

  it.each([
    ["$1,200 a year", "Costs 1200 USD"],
    ["1.200 € al año", "1,200 EUR"],
    ["$2.5M raised", "2.5 million dollars"],
    ["Ready in 25 min.", "25 minutes"],
    ["in two hours", "It takes 2 h"],
    ["98 % of families", "98 percent"],
    ["noventa por ciento", "90%"],
    ["twelve solicitors", "a team of 12 solicitors"],
    ["500+ schools", "We serve 500 partner schools."],
    ["10–15 minutes", "between 10 and 15 min"],
    ["4.8 out of 5", "4.8/5"],
    ["Since 2019", "Founded on 12 March 2019"],
    ["March 12, 2027", "2027-03-12"],
    ["el 3 de abril de 2014", "April 3rd, 2014"],
    ["9 am", "opens at 9:00"],
    ["Call 020 7946 0018", "Phone (020) 7946-0018"],
    ["iso/iec 27001 certified", "We are ISO 27001 certified"],
    ["WCAG 2.2", "WCAG 2.2 AA"],
    ["we thank RUTH Okafor", "Ruth Okafor founded it"],
    ["Choose Reportwell Today", "Reportwell"],
    ["trusted by schools", "Trusted by schools"],
  ])("knows %j from %j", (text, fact) => {
    expect(textsIn(text, fact)).toEqual([]);
  });

  it.each([
    ["30 %", "30 schools"],
    ["30 schools", "30 %"],
    ["25 hours", "25 minutes"],
    ["€60", "60 US dollars"],
    ["March 2019", "2019"],
    ["ISO 27001", "ISO 9001"],
    ["WCAG 2.2 AA", "WCAG 2.2"],
    ["Tom Okafor", "Ruth Okafor and Tom Gallagher"],
    ["the #1 school", "1 school"],
  ])("doesn't know %j from %j", (text, fact) => {
    expect(textsIn(`It says: ${text}.`, fact)).not.toEqual([]);
  });

  it("takes neither headlines nor first words of sentences nor steps for claims", () => {
    const texts = [
      "What Our Customers Say",
      "Why Growers Choose Us",
      "Step 2: Choose a plan",
      "Three simple steps",
      "Our Privacy Policy is short.",
      "Start today. Mentors write. Families read.",
      "[Add a real quote: Twice as fast]",
      "Cómo Funciona",
    ];
    expect(findClaims({ texts }, nothing)).toEqual([]);
  });

  it("leaves out what nobody reads: addresses, choices, icons, layout", () => {
    const content = {
      style: "2024",
      href: "https://example.org/2024/iso-27001",
      icon: "Award Winning",
      layout: { padding: "98 % of it" },
      text: '<a href="/since-1999" title="4 stars">Read [more](/page-2020)</a> at https://example.org/1999',
    };
    expect(findClaims(content, nothing)).toEqual([]);
  });

  it("reads what is said of a picture inside of a text, and what only looks like a placeholder", () => {
    const text = '<p><img src="/4.png" alt="Our 40 schools"></p> [Add 98 % more] [Your 5 stars]';
    expect(textsIn(text)).toEqual(["40 schools", "98 %", "5 stars"]);
  });

  it("finds nothing in what is known as a whole", () => {
    for (const { type, defaults } of blockDefinitions) {
      const page = copyIn({ [type]: defaults }).map(({ text }) => text);
      expect(findClaims({ [type]: defaults }, { ...nothing, page })).toEqual([]);
    }
  });
});

const piece = fc.constantFrom(
  ...'98 % of |$1,200|2 hours|in 2019|12 March 2024|“they say it is good”|ISO 27001|#1 |Ruth Okafor|the |twice as fast|<b>|</b>|\n|. |thousands of |[Add a name]|&nbsp;|veinte por ciento|a@b.co|‘|"|100|+|–| of |Dr. '.split(
    "|",
  ),
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary" }),
);
const content = fc.oneof(fc.dictionary(fc.string(), fc.oneof(text, fc.array(text))), fc.jsonValue());

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((one, name) => (Object(one) as Record<string, unknown>)[String(name)], value);
}

describe("findClaims on any content", () => {
  it("never throws, and names parts of the values that it points at", () => {
    fc.assert(
      fc.property(content, fc.array(text), text, (value, facts, context) => {
        for (const claim of findClaims(value, { facts, context, page: [] })) {
          expect(claim.text).not.toBe("");
          expect(String(valueAt(value, claim.path))).toContain(claim.text);
        }
      }),
    );
  });

  it("claims nothing where everything is known", () => {
    fc.assert(
      fc.property(content, (value) => {
        const page = copyIn(value).map((copy) => copy.text);
        expect(findClaims(value, { ...nothing, page })).toEqual([]);
      }),
    );
  });

  it.each(["“a ", "<a ", "Aa Bb of 2019-", "a@a."])(
    "takes time in line with the length of 1 MB of %j",
    (sample) => {
      const long = sample.repeat(1_000_000 / sample.length);
      const start = process.cpuUsage();
      findClaims({ long }, { ...nothing, context: "98 %" });
      const { user, system } = process.cpuUsage(start);
      // Of the processor's time: how busy the machine is besides says nothing here.
      expect((user + system) / 1e6).toBeLessThan(5);
    },
    60_000,
  );

  it("ends on content of any depth, and on content that holds itself", () => {
    let deep: unknown = "98 %";
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
    const loop: Record<string, unknown> = { text: "98 %" };
    loop.again = loop;
    expect(findClaims(deep, nothing)).toHaveLength(1);
    expect(findClaims(loop, nothing)).toHaveLength(1);
  });
});

describe("describeClaims", () => {
  it("says in one sentence what nobody has said", () => {
    const claims = findClaims({ text: "98 % of <b>ISO 27001</b> audits, 98 % of all" }, nothing);
    expect(describeClaims(claims)).toBe("Not in the site’s facts: 98 %, ISO 27001");
    expect(describeClaims([])).toBe("");
    const many = Array.from({ length: 7 }, (_one, place) => ({ text: `${place} ${"long ".repeat(500)}` }));
    expect(describeClaims(many)).toMatch(/ and 2 more$/);
    expect(describeClaims(many).length).toBeLessThan(2000);
  });
});
