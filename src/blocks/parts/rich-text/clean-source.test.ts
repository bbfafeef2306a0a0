import { describe, expect, it } from "vitest";
import { cleanSource } from "./clean-source.ts";
import { contentToHtml } from "./content-html.ts";

describe("rich text cleaned before it is stored", () => {
  it.each([
    "# Title\n\nSome **words** and [a link](/x).\n\n- one\n- two",
    "![A desk](/desk.png)\n\n> quoted, `code`, 2 < 3",
    "Mail [us](mailto:a@example.org)",
  ])("stays Markdown where there is nothing to clean: %j", (content) => expect(cleanSource(content)).toBe(content));

  it.each([
    ["a script", "Words<script>alert(1)</script>", "<p>Words</p>"],
    ["a handler", '<p onclick="x()">Words</p>', "<p>Words</p>"],
    [
      "a picture with a handler",
      "Words <img src=/x.png onerror=alert(1)>",
      '<p>Words <img alt="" src="/x.png" loading="lazy"></p>',
    ],
    ["an unsafe address in Markdown", "[Words](javascript:alert(1))", "<p>Words</p>"],
    ["nothing but a script", "<script>alert(1)</script>", ""],
    ["a script before words", "<script>alert(1)</script>*Words*", "<div>*Words*</div>"],
    ["a frame", '<p>Words</p><iframe src="//x"></iframe>', "<p>Words</p>"],
  ])("is cleaned of %s", (_case, content, clean) => {
    expect(cleanSource(content).trim()).toBe(clean);
    expect(cleanSource(clean)).toBe(clean);
    expect(contentToHtml(clean)).not.toMatch(/script|onerror|onclick|iframe/);
  });
});
