import { expect, it } from "vitest";
import { withChoiceLabels } from "./choice-labels.ts";

const HERO = { hero: { style: "rightImage", headline: "rightImage" }, layout: { padding: { x: 4 } } };

it("a choice is shown by its label, and a text that happens to look like one stays", () => {
  expect(withChoiceLabels(HERO, ["hero", "style"], "rightImage")).toBe("Right image");
  expect(withChoiceLabels(HERO, ["hero", "headline"], "rightImage")).toBe("rightImage");
});

it("a whole block is shown with the labels of its choices", () => {
  expect(withChoiceLabels(HERO, [], HERO)).toMatchObject({ hero: { style: "Right image", headline: "rightImage" } });
});

it("a value that the field doesn't offer stays as it is", () => {
  expect(withChoiceLabels(HERO, ["hero", "style"], "sideways")).toBe("sideways");
});
