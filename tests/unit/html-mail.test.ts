import { describe, expect, it } from "vitest";
import { paletteOf } from "#settings";
import { htmlMail } from "../../src/mail/html-mail.ts";
import { cpuMs } from "../cpu-time.ts";

describe("the HTML of an email", () => {
  const look = { siteName: "Kite", tones: paletteOf({}) };

  it("shows what people entered as text, and links whole addresses alone", () => {
    const html = htmlMail('Hi <b>Ada</b> "&"\nSee https://example.org/a?b=1&c=2.\n\njavascript:alert(1)', {}, look);
    expect(html).toContain("Hi &lt;b&gt;Ada&lt;/b&gt; &quot;&amp;&quot;<br>");
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://example.org/a?b=1&amp;c=2"']);
    expect(html).toContain(">https://example.org/a</a>.</p>");
  });

  it("is written in linear time", () => {
    const text = `https://example.org/${".".repeat(200_000)}x`;
    const before = cpuMs();
    expect(htmlMail(text, {}, look)).toContain("x</a>");
    expect(cpuMs() - before).toBeLessThan(1000);
  });

  it("is in the language of its text, with the logo, and small", () => {
    const html = htmlMail("x".repeat(2000), { locale: "es" }, { ...look, logo: "https://example.org/logo.png" });
    expect(html).toContain('<html lang="es" dir="ltr">');
    expect(html).toContain('<img src="https://example.org/logo.png" alt="Kite" height="40"');
    expect(html.length).toBeLessThan(20_000 - 2000);
  });

  it("says its language and direction where Gmail, which drops html and body, finds them; a paragraph has its own", () => {
    const html = htmlMail("Hello\n\n\u05E9\u05DC\u05D5\u05DD", { locale: "he" }, look);
    const body = html.slice(html.indexOf("<body"));
    expect(body).toMatch(/^<body[^>]*>\n<div lang="he" dir="rtl">/);
    expect(body.match(/<p dir="auto"/g)).toHaveLength(2);
  });

  it("says the language of its last paragraph alone where only that is known", () => {
    const html = htmlMail("Hello\n\n\u05E9\u05DC\u05D5\u05DD", { lastLocale: "he" }, look);
    expect(html.match(/<\w+ (?:lang="\w+" )?dir="\w+"/g)).toEqual([
      '<html dir="auto"',
      '<div dir="auto"',
      '<p dir="auto"',
      '<p lang="he" dir="rtl"',
    ]);
  });

  it("begins with its first paragraph, which lists of emails show, rather than with the site's name", () => {
    const html = htmlMail("Choose a <new> one:\n\nhttps://example.org/a", { button: "Choose" }, look);
    const [first] = html.slice(html.indexOf("<body")).match(/(?<=>)[^<>\n]+(?=<)/) ?? [];
    expect(first).toBe("Choose a &lt;new&gt; one:");
  });

  it("has a column and a button of cells, as Outlook on Windows gives nothing else padding and width", () => {
    const html = htmlMail("https://example.org/a", { button: "Open" }, look);
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"[^]*<!\[endif\]-->/);
    expect(html).toMatch(/<td class="button" style="[^"]*mso-padding-alt:[^"]*"><a href="https:\/\/example\.org\/a"/);
    expect(html).toMatch(/<td class="card" style="padding:/);
  });

  it("has one scheme where the site has one", () => {
    const html = htmlMail("Hello", {}, { ...look, scheme: "dark" });
    expect(html).toContain('name="color-scheme" content="dark"');
    expect(html).toContain("background:#10171d");
    expect(html).not.toContain("@media");
  });
});
