import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { sampleOf } from "#blocks/samples";
import type { JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { apply } from "../operations/apply.ts";
import type { DraftState } from "../operations/draft.ts";
import { draftOf } from "../operations/draft-content.ts";
import { invert } from "../operations/invert.ts";
import type { Operation } from "../operations/operation.ts";
import { publishCheck } from "../publish-check.ts";
import { defaultPages } from "../templates/default-pages.ts";
import { templateContent } from "../templates/page-templates.ts";
import { sampleBlock } from "../templates/sample-blocks.ts";
import { confirmSamples, samplesByBlock, samplesInWords, splitSamples } from "./sample-list.ts";

function open(blocks: JsonObject[], metaTags = templateContent("empty").metaTags): DraftState {
  let count = 0;
  return draftOf({ metaTags, blocks }, () => `k${(count += 1)}`);
}

const samplesOf = ({ draft }: DraftState) => splitSamples(publishCheck(draft).warnings).samples;
const pathsOf = (samples: readonly Problem[]) => samples.map(({ path }) => path.join("."));

function applyBatch(state: DraftState, ...operations: readonly Operation[]): DraftState {
  return operations.reduce((before, operation) => {
    const outcome = apply(before, operation);
    if (outcome.kind !== "applied") throw new Error(JSON.stringify(outcome));
    return outcome.state;
  }, state);
}

const keyAt = ({ draft }: DraftState, index: number) => String(draft.blocks[index]?.key);
const set = (key: string, path: string[], value: unknown): Operation => ({ type: "set", key, path, value });

describe("sample copy", () => {
  it("of a page made from a template is found in every block and in its meta tags", () => {
    const { metaTags, blocks } = templateContent("landing");
    const state = open(blocks, metaTags);
    const samples = samplesOf(state);
    const found = pathsOf(samples);
    expect(found.slice(0, 2)).toEqual(["metaTags.description", "metaTags.og:image"]);
    for (const path of ["hero.image", "hero.imageAlt", "hero.youtube_video_url", "hero.trustbar1", "hero.headline"]) {
      expect(found).toContain(path);
    }
    // Header and footer are the site's; every other block has its own sample copy.
    expect(samplesByBlock(samples)).toHaveLength(1 + blocks.length - 2);
  });

  it("stays when a neighbouring field is changed, and disappears when its own field is", () => {
    const before = open([sampleBlock("hero")]);
    const after = applyBatch(before, set(keyAt(before, 0), ["hero", "headline"], "Our own words, at last: reports"));
    const left = pathsOf(samplesOf(before)).filter((path) => path !== "hero.headline");
    expect(pathsOf(samplesOf(after))).toEqual(left);
    expect(left).toContain("hero.trustbar1");
  });

  it.each<[string, JsonObject, string[]]>([
    [
      "a short heading and a button label",
      { hero: { headline: "Profit leaks", topText: { text: "Common questions" } } },
      [],
    ],
    [
      "a link inside the site",
      { footer: { sections: [{ name: "Learn", items: [{ name: "Blog", href: "/blog" }] }] } },
      [],
    ],
    ["a figure", { timeline: { headlinePrefix: "WCAG 2.2" } }, ["timeline.headlinePrefix"]],
    ["the sample product's name", { faq: { headline: "With Reportwell" } }, ["faq.headline"]],
    ["a person", { founderStory: { author: { name: "Ruth Okafor" } } }, ["founderStory.author.name"]],
    ["a brand without a picture", { logoClouds: { logos: [{ name: "OpenAI" }] } }, ["logoClouds.logos.k2.name"]],
    ["a video", { video: { src: "/landing/tour.webm" } }, ["video.src"]],
    [
      "a picture of another block",
      { gallery: { items: [{ src: "/landing/hero/report.svg" }] } },
      ["gallery.items.k2.src"],
    ],
    ["words of the owner", { hero: { headline: "A headline that nobody has ever shipped" } }, []],
    ["a choice and a number", { howItWorks: { style: "visual-steps", steps: [{ id: 1 }] } }, []],
  ])("%s", (_case, block, expected) => {
    expect(pathsOf(samplesOf(open([block]))).map((path) => path.replace(/k\d/, "k2"))).toEqual(expected);
  });

  it('of every block type and every default page is reported without "undefined"', () => {
    const types = blockDefinitions.map(({ type }): JsonObject => ({ [type]: Object(sampleOf(type)) }));
    const pages = defaultPages().map(({ blocks, metaTags }) => open(blocks, metaTags));
    for (const { message } of [open(types), ...pages].flatMap(samplesOf))
      expect(message).not.toMatch(/undefined|“”|object/);
  });
});

describe("confirming sample copy", () => {
  const page = () => open([sampleBlock("hero"), sampleBlock("faq")], templateContent("landing").metaTags);
  const sampleAt = (state: DraftState, path: string) => samplesOf(state).filter((one) => one.path.join(".") === path);

  it("removes one field from the list, or all of a block, and the page's own", () => {
    const state = page();
    const samples = samplesOf(state);
    const one = applyBatch(state, ...confirmSamples(state.draft, sampleAt(state, "hero.image")));
    expect(pathsOf(samplesOf(one))).toEqual(pathsOf(samples).filter((path) => path !== "hero.image"));
    const ofHero = samples.filter(({ key }) => key === keyAt(state, 0));
    const hero = applyBatch(state, ...confirmSamples(state.draft, ofHero));
    expect(pathsOf(samplesOf(hero)).some((path) => path.startsWith("hero"))).toBe(false);
    const all = applyBatch(state, ...confirmSamples(state.draft, samples));
    expect([samplesOf(all), publishCheck(all.draft).errors]).toEqual([[], []]);
  });

  it("survives changes elsewhere, ends when the value changes, and returns when that is undone", () => {
    const state = page();
    const key = keyAt(state, 0);
    const path = ["hero", "headline"];
    const confirmed = applyBatch(state, ...confirmSamples(state.draft, sampleAt(state, "hero.headline")));
    const elsewhere = applyBatch(confirmed, set(key, ["hero", "description"], "Other words"));
    expect(sampleAt(elsewhere, "hero.headline")).toEqual([]);
    const other = applyBatch(confirmed, set(key, path, "From six lines of notes to an approved report"));
    expect(sampleAt(other, "hero.headline")).toHaveLength(1);
    const change = set(key, path, "Mine");
    expect(sampleAt(applyBatch(confirmed, change, ...invert(confirmed, change)), "hero.headline")).toEqual([]);
  });

  it("can be undone", () => {
    const state = page();
    const [operation] = confirmSamples(state.draft, sampleAt(state, "hero.headline"));
    if (!operation) throw new Error("Nothing to confirm");
    const confirmed = applyBatch(state, operation);
    expect(applyBatch(confirmed, ...invert(state, operation)).draft).toEqual(state.draft);
    const again = invert(confirmed, { ...operation, text: null } as Operation);
    expect(applyBatch(state, ...again).draft).toEqual(confirmed.draft);
  });

  it("doesn't confirm a fact that a model wrote: that stays an error, and isn't reported twice", () => {
    const state = page();
    const fact: Operation = {
      type: "annotate",
      key: keyAt(state, 0),
      path: ["hero", "trustbar1"],
      text: "“25 minutes”",
    };
    const marked = applyBatch(state, fact);
    expect(publishCheck(marked.draft).errors.map(({ code }) => code)).toEqual(["UNCONFIRMED_FACT"]);
    expect(sampleAt(marked, "hero.trustbar1")).toEqual([]);
  });

  it("is counted in words", () => {
    const samples = samplesOf(open([{ hero: { headline: "With Reportwell", image: "/landing/hero/report.svg" } }]));
    expect(samplesInWords(samples)).toBe("Sample copy: 1 text and 1 picture are still the template’s");
    expect(samplesInWords(samples.slice(0, 1))).toBe("Sample copy: 1 text is still the template’s");
  });
});
