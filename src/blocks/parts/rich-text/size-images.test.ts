import { expect, it } from "vitest";
import { queryHtml } from "../../../../tests/query-html.ts";
import { contentToHtml } from "./sanitise.ts";
import { sizeImages } from "./size-images.ts";

const image = (src: string) => ({ src: `https://cdn.example.org${src}?v="1"`, width: 640, height: 420 });
const pictureIn = (content: string) => queryHtml(sizeImages(contentToHtml(content), image)).one("img").properties;

it.each([
  [
    "its size and the address to load",
    "![a](/a.png)",
    { src: 'https://cdn.example.org/a.png?v="1"', width: 640, height: 420 },
  ],
  ["an address with & as it is read", "![a](/a.png?b&c)", { src: 'https://cdn.example.org/a.png?b&c?v="1"', alt: "a" }],
])("a picture gets %s", (_what, content, properties) => {
  expect(pictureIn(content)).toMatchObject(properties);
});

it("a picture keeps the size that its author gave it", () => {
  expect(pictureIn('<img src="/a.png" width="64">')).toMatchObject({ width: 64 });
  expect(pictureIn('<img src="/a.png" width="64">')).not.toHaveProperty("height");
});

it("what looks like a picture inside an attribute stays as it is", () => {
  const html = contentToHtml('<p title="<img src=/a.png>" lang="<img a=">b</p>');
  expect(html).toContain("<img");
  expect(sizeImages(html, image)).toBe(html);
});

it("a shipped illustration is drawn in the page's colours, with its words and its natural or given size", () => {
  const drawn = (content: string) =>
    queryHtml(
      sizeImages(contentToHtml(content), (src) => ({ ...image(src), drawing: `/drawings.svg?v=1#${src.slice(1)}` })),
    );
  const page = drawn('![Six & "more" lines](/a.svg)');
  expect(page.one("svg").properties).toMatchObject({
    role: "img",
    ariaLabel: 'Six & "more" lines',
    width: "640",
    height: "420",
    viewBox: "0 0 640 420",
  });
  expect(page.one("use").properties).toMatchObject({ href: "/drawings.svg?v=1#a.svg" });
  expect(drawn("![](/a.svg)").one("svg").properties).toMatchObject({ ariaHidden: "true" });
  expect(drawn('<img src="/a.svg" width="64">').one("svg").properties).toMatchObject({ width: "64" });
  expect(drawn('<img src="/a.svg" width="64">').one("svg").properties).not.toHaveProperty("height");
});
