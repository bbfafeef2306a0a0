import { expect, it } from "vitest";
import type { PageSummary } from "#publishing";
import { refusedPages } from "./bulk-words.ts";

const refused = (title: string) => ({ page: { title, path: "/about" } as PageSummary, message: "It has no title." });

it("names the first page that was left as it is, by its address where it has no title", () => {
  const words = (...titles: string[]) => refusedPages({ done: [], refused: titles.map(refused) }, "page");
  expect(words()).toBe("");
  expect(words("About us")).toBe("1 page left as it is. “About us”: It has no title.");
  expect(words("", "Two")).toBe("2 pages left as they are. “/about”: It has no title.");
});
