import { expect, it } from "vitest";
import { nearestOutline, nearestTemplate } from "./nearest-template.ts";

it.each([
  ["We are a family restaurant in Lyon. The chef buys at the market.", "restaurant"],
  ["Fontanero en Sevilla: reparaciones el mismo día", "local-service"],
  ["An app that plans your week, for iOS and Android", "app"],
  ["Two days, twenty speakers, one conference", "event"],
  ["Tutoring in maths for pupils of all ages, and one online course", "tutoring"],
  ["A conference app that nobody has to install", "event"],
  ["Wrapping paper with a happy pattern", undefined],
  ["", undefined],
])("%j is nearest to %s", (text, name) => {
  expect(nearestTemplate(text)).toBe(name);
});

it("tells the types of its blocks in their order, and nothing of its copy", () => {
  expect(nearestOutline("A webinar on bees")).toEqual(expect.arrayContaining(["hero", "howItWorks", "form"]));
  expect(nearestOutline("A webinar on bees")[0]).toBe("hero");
  expect(nearestOutline("Bees")).toEqual([]);
});
