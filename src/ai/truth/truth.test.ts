import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { copyIn } from "./copy-in.ts";
import { findClaims, findTextClaims } from "./find-claims.ts";

const nothing = { facts: [], context: "", page: [] };
const textsIn = (text: string, ...facts: string[]) =>
  findClaims({ text }, { ...nothing, facts }).map((claim) => claim.text);

describe("findClaims", () => {
  it("gives a claim's path, wording and kind", () => {
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
    ["TutorFlow’s reports", "We sell Tutorflow"],
    ["Choose TutorFlow Today", "TutorFlow"],
    ["٩٨٪ of families", "98 %"],
    ["98 % of families", "９８％ of families"],
    ["𝟗𝟖 minutes", "98 minutes"],
    ["a 30-day trial", "A thirty-day trial"],
    ["a twenty-five-minute talk", "25 minutes"],
    ["**500** schools", "500 schools"],
    ["9 am to 5 pm", "Open 9 a.m. to 5 p. m."],
    ["25 años", "veinticinco años"],
    ["500 familias", "quinientas familias"],
    ["2½ hours", "2.5 hours"],
    ["two-thirds of parents", "Two thirds of parents"],
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
    ["TutorFlow", "Tutor Flow"],
    ["٩٨ %", "89 %"],
    ["9:30 p.m.", "9:30 a.m."],
    ["12 am", "12 pm"],
    ["2¾ hours", "2½ hours"],
    ["500 schools", "We don’t work with 500 schools."],
    ["Acme Corp", "We never worked for Acme Corp."],
    ["ISO 27001", "ISO 27001 is not among our certificates"],
  ])("doesn't know %j from %j", (text, fact) => {
    expect(textsIn(`It says: ${text}.`, fact)).not.toEqual([]);
  });

  it.each([
    ["With a thirty-day cooling-off period", "thirty-day"],
    ["Rated excellent by parents", "Rated excellent"],
    ["The UK’s largest mentor network", "The UK’s largest"],
    ["No other programme listens like this", "No other programme"],
    ["In partnership with universities", "In partnership with"],
    ["Data is stored in the EU", "stored in the EU"],
    ["Every mentor is DBS-vetted", "DBS-vetted"],
    ["Research shows that it works", "Research shows"],
    ["Attendance tripled over a term", "tripled"],
    ["We gain half a grade on average", "half a grade"],
    ["Hemos duplicado las notas", "duplicado"],
    ["Running since the nineties", "since the nineties"],
    ["A ten-minute setup", "ten-minute"],
    ["Two-thirds of parents renew", "Two-thirds of parents"],
    ["Reports take two-thirds less time", "two-thirds"],
    ["¾ of our schools renew", "¾ of our schools"],
    ["Growth was sixfold", "sixfold"],
    ["For over a decade", "a decade"],
    ["Veinticinco años de experiencia", "Veinticinco años"],
    ["Quinientas familias confían", "Quinientas familias"],
    ["&#x39; % of families", "&#x39; %"],
    ["Said: &ldquo;It changed our evenings for good&rdquo;", "It changed our evenings for good"],
    ["Said: &laquo;It changed our evenings for good&raquo;", "It changed our evenings for good"],
    ["A head: <q>It changed our evenings for good</q>", "It changed our evenings for good"],
    ["'It changed the parents' evenings for good,' says a head.", "It changed the parents' evenings for good,"],
    ["'It changed our evenings for good', says a head.", "It changed our evenings for good"],
  ])("finds in %j that nobody has said %j", (copy, claim) => {
    expect(textsIn(copy)).toEqual([claim]);
  });

  it.each([
    "A two-way, one-to-one, twenty-first-century talk for first-class teams",
    "The parents' and teachers' evenings, rock 'n' roll, and 'a word' in quotes",
    "A one-stop shop in a one-day course",
    "Feel recognised by your peers, work in partnership with your mentor, featured in this course",
  ])("claims nothing with %j", (copy) => expect(textsIn(copy)).toEqual([]));

  it("marks each standard separately that a fact denies", () => {
    const fact = "Reportwell holds no certificate, such as ISO 27001, SOC 2 Type II or HIPAA.";
    const copy = "We hold ISO 27001, SOC 2 Type II and HIPAA certificates.";
    const standards = ["ISO 27001", "SOC 2 Type II", "HIPAA", "certificates"];
    expect(textsIn(copy, fact)).toEqual(standards);
    expect(textsIn(copy, "Sin certificados de ISO 27001, SOC 2 Type II ni HIPAA. No certificates.")).toEqual(standards);
    expect(textsIn(copy, fact, "We are ISO 27001 certified.")).toEqual(standards.slice(1, 3));
    const context = { ...nothing, context: `${fact} Founded in Bern.` };
    expect(findClaims({ copy }, context).map(({ text: claim }) => claim)).toEqual(standards);
  });

  it.each([
    "We hold no ISO 27001 certificate",
    "We don’t hold ISO 27001, SOC 2 Type II or HIPAA certificates",
    "Reportwell holds no certificate, such as ISO 27001, SOC 2 Type II or HIPAA.",
  ])("takes a denial that a fact makes too for no claim: %s", (copy) => {
    const fact = "Reportwell holds no certificate, such as ISO 27001, SOC 2 Type II or HIPAA.";
    expect(textsIn(copy, fact)).toEqual([]);
  });

  it("marks a standard where the denial is about something else", () => {
    const fact = "We hold no ISO 27001 certificate.";
    expect(textsIn("No set-up fee with our ISO 27001 platform", fact)).toEqual(["No set-up fee", "ISO 27001"]);
    expect(textsIn("Not only fast but ISO 27001 certified", fact)).toEqual(["ISO 27001", "certified"]);
  });

  it.each([
    "We are working towards ISO 27001.",
    "We plan to be ISO 27001 certified by spring.",
    "An ISO 27001 audit is under way.",
    "Our ISO 27001 certificate has expired.",
    "Trabajamos para obtener ISO 27001.",
  ])("knows no standard from a fact that only wants it, or had it: %s", (fact) => {
    expect(textsIn("We hold ISO 27001.", fact)).toEqual(["ISO 27001"]);
    expect(textsIn("We hold SOC 2.", `We are SOC 2 certified. ${fact}`)).toEqual([]);
    expect(textsIn("We are working towards ISO 27001", fact)).toEqual([]);
  });

  it("knows a standard from a fact that wants another one", () => {
    expect(textsIn("We hold SOC 2.", "We are SOC 2 certified and working towards ISO 27001")).toEqual([]);
    expect(textsIn("SSL in every plan", "Our plans come with SSL")).toEqual([]);
  });

  it.each([
    ["a 14-day trial", "No credit card is needed for the 14-day trial"],
    ["in 25 minutes", "A report takes no more than 25 minutes"],
    ["in 25 minutes", "A report takes 25 minutes, not two hours"],
    ["40 schools", "Not only mentors but 40 schools rely on it"],
    ["40 schools", "Nobody waits. 40 schools rely on it"],
    ["ISO 27001", "We are ISO 27001 certified, but hold no SOC 2 report"],
    ["No. 5 Baker Street", "Visit us at No. 5 Baker Street"],
  ])("knows %j from %j, which denies something else", (copy, fact) => {
    expect(textsIn(copy, fact)).toEqual([]);
  });

  it.each([
    ["Arabic", "٩٨ % of families and ٥٠٠ schools"],
    ["Persian", "۹۸٪ of families and ۵۰۰ schools"],
    ["Devanagari", "९८ % of families and ५०० schools"],
    ["Bengali", "৯৮ % of families and ৫০০ schools"],
    ["fullwidth", "９８％ of families and ５００ schools"],
    ["mathematical", "𝟗𝟖 % of families and 𝟓𝟎𝟎 schools"],
  ])("finds figures in %s digits, in their own signs", (_script, copy) => {
    const claims = textsIn(copy);
    expect(claims).toEqual([copy.slice(0, copy.indexOf(" of")), copy.slice(copy.indexOf("and ") + 4)]);
  });

  it("finds what signs that nobody sees, or a typesetter's spaces, would hide", () => {
    expect(textsIn("With Tutor\u200BFlow, for 5\u00AD00\u202Fschools, ISO\u00A027001")).toEqual([
      "Tutor\u200BFlow",
      "5\u00AD00\u202Fschools",
      "ISO\u00A027001",
    ]);
    expect(textsIn("ISO\u00A027001", "ISO 27001")).toEqual([]);
  });

  it.each(["TutorFlow", "MentorMatch", "eBay", "WhatsApp", "AcmeSoft"])("finds the brand %s", (brand) => {
    expect(textsIn(`Works with ${brand}, too. Import from ${brand}’s files.`)).toEqual([brand, brand]);
    expect(textsIn(`Moving From ${brand} to Us`)).toEqual([brand]);
  });

  it("takes no ordinary word with inner capitals for a brand", () => {
    const words = "JavaScript, eBooks, SaaS, VoIP, a PhD, 3 kWh, iPhones, PDFs, FAQs, IoT, self-Service, on YouTube";
    expect(textsIn(`We know ${words}.`, "3 kWh")).toEqual([]);
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
    const text = '<a href="/since-1999" title="4 stars">Read [more](/page-2020)</a> at https://example.org/1999';
    expect(textsIn(text)).toEqual([]);
    const cta = [{ text: "https://example.org/2024/iso-27001", href: "98 % of it", icon: "Award Winning" }];
    const hero = { style: "2024", cta, unknown: "98 % of it" };
    expect(findClaims({ hero, id: "since-1999", layout: { padding: "98 % of it" } }, nothing)).toEqual([]);
  });

  it("reads a field as what its block says that it holds", () => {
    const kindsIn = (block: object) => findClaims(block, nothing).map(({ kind, text }) => [kind, text]);
    expect(kindsIn({ specialOffer: { seatsLeft: 7 } })).toEqual([["number", "7"]]);
    expect(kindsIn({ advantagesTable: { advantages: [{ number: 7 }] } })).toEqual([]);
    const quote = "The notes were ready";
    expect(kindsIn({ testimonials: { items: [{ name: "Acme", quote }] } })).toEqual([
      ["name", "Acme"],
      ["quotation", quote],
    ]);
    expect(kindsIn({ faq: { items: [{ question: "Acme", answer: quote }] } })).toEqual([]);
    expect(findTextClaims(quote, { says: "quotation" }, nothing)).toHaveLength(1);
    expect(findTextClaims(quote, {}, nothing)).toEqual([]);
  });

  it("reads what is said of a picture inside of a text, and what only looks like a placeholder", () => {
    const text = '<p><img src="/4.png" alt="Our 40 schools"></p> [Add 98 % more] [Your 5 stars]';
    expect(textsIn(text)).toEqual(["40 schools", "98 %", "5 stars"]);
  });

  it("finds nothing in what is known as a whole", { tags: ["slow"] }, () => {
    for (const { type } of blockDefinitions) {
      const defaults = defaultsOf(type);
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
  it("never throws, and names parts of the values that it points at", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(content, fc.array(text), text, (value, facts, context) => {
        for (const claim of findClaims(value, { facts, context, page: [] })) {
          expect(claim.text).not.toBe("");
          expect(String(valueAt(value, claim.path))).toContain(claim.text);
        }
      }),
    );
  });

  it("claims nothing where everything is known", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(content, (value) => {
        const page = copyIn(value).map((copy) => copy.text);
        expect(findClaims(value, { ...nothing, page })).toEqual([]);
      }),
    );
  });

  it("ends on content of any depth, and on content that holds itself", () => {
    let deep: unknown = "98 %";
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
    const loop: Record<string, unknown> = { text: "98 %" };
    loop.again = loop;
    expect(findClaims(deep, nothing)).toHaveLength(1);
    expect(findClaims(loop, nothing)).toHaveLength(1);
  });
});
