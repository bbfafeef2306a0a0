import { expect, it } from "vitest";
import { PAGE_ENDS } from "#blocks";
import { startOfOwn } from "./own-end.ts";

const links = [{ id: 1, title: "Questions", path: "#faq", items: [{ id: 2, title: "Team", path: "/team" }] }];
const sharedBlocks = { header: { header: { style: "pill", links } } };

it("a page's own header begins as the shared one; its links to sections lead to the home page", () => {
  const changes = startOfOwn({ header: { shared: true } }, sharedBlocks, "/courses");
  expect(changes).toMatchObject([
    { path: ["header", "style"], value: "pill" },
    { path: ["header", "links"], value: [{ title: "Questions", path: "/#faq", items: [{ path: "/team" }] }] },
  ]);
  expect(changes[1]?.value).toMatchObject([{ key: expect.any(String), items: [{ key: expect.any(String) }] }]);
});

it("a page's own footer begins as the sample while no shared one is published", () => {
  const changes = startOfOwn({ footer: { shared: true } }, {}, "/");
  expect(changes).toContainEqual({ path: ["footer", "text"], value: Object(PAGE_ENDS.footer).text });
});

it.each([
  ["content of its own", { header: { shared: true, links: [] } }],
  ["no shared block", { header: {} }],
  ["another type", { faq: { shared: true } }],
])("changes nothing about a block with %s", (_case, block) => {
  expect(startOfOwn(block, sharedBlocks, "/")).toEqual([]);
});
