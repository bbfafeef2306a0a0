import { directionOf, type Locale } from "#shared";

/** A colour in light mode and in dark mode. */
type Tone = readonly [light: string, dark: string];
type ToneName = "paper" | "raised" | "ink" | "ink-soft" | "line" | "brand" | "on-brand";

/** How the emails of a site look. */
export type MailLook = {
  siteName: string;
  /** The whole address of a picture that mail programs show. */
  logo?: string;
  tones: Readonly<Record<ToneName, Tone>>;
  /** The only scheme of the site. */
  scheme?: "light" | "dark";
};

/**
 * What the HTML of an email needs beside its text: its language where that is known, and what the button to its first
 * address says.
 */
export type Branded = { locale?: Locale; button?: string };

const FACE = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Leaves out the punctuation that ends a sentence. A loop, because a pattern would take quadratic time. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (".,;:!?)".includes(address[end - 1] ?? " ")) end -= 1;
  return address.slice(0, end);
}

const isAddress = (text: string) => text.replace(ADDRESS, "") === "";

/** An element with inline styles; its class is what the rules for dark mode name. */
const element = (name: string, attributes: string, style: string, content: string) =>
  `<${name} ${attributes} style="${style}">${content}</${name}>`;

/** The rules that give everything its dark colours, for mail programs that follow the system. */
function darkRules(tones: MailLook["tones"]): string {
  const rule = (selector: string, property: string, tone: ToneName) =>
    `${selector}{${property}:${tones[tone][1]}!important}`;
  const rules = [
    rule("body,.page", "background", "paper"),
    rule(".card,.button", "border-color", "line"),
    rule(".card", "background", "raised"),
    rule(".card,.name", "color", "ink"),
    rule(".soft", "color", "ink-soft"),
    rule(".link", "color", "brand"),
    rule(".button", "background", "brand"),
    rule(".button", "color", "on-brand"),
  ];
  return `@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

/**
 * Writes the HTML of an email from its plain text, which says the same: one column in the site's colours for light and
 * dark, without scripts, and with no picture but the logo. Blank lines separate paragraphs. Above the first one that is an
 * address and nothing else, there is a button to it. Other links are shown without their query.
 */
export function htmlMail(text: string, { locale, button }: Branded, look: MailLook): string {
  const { siteName, logo, tones, scheme = "light dark" } = look;
  const tone = (name: ToneName) => tones[name][scheme === "dark" ? 1 : 0];

  /** @param isWhole whether an address is shown with its query. */
  function withLinks(paragraph: string, isWhole = false): string {
    const style = `color:${tone("brand")};overflow-wrap:anywhere`;
    let html = "";
    let end = 0;
    for (const { 0: found, index } of paragraph.matchAll(ADDRESS)) {
      const address = withoutEnd(found);
      const shown = isWhole ? address : address.replace(/[?#].*/, "");
      const link = element("a", `href="${escape(address)}" class="link"`, style, escape(shown));
      html += escape(paragraph.slice(end, index)) + link;
      end = index + address.length;
    }
    return (html + escape(paragraph.slice(end))).replaceAll("\n", "<br>\n");
  }

  function withButton(address: string, label: string): string {
    const colours = `background:${tone("brand")};color:${tone("on-brand")}`;
    const style = `display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none;${colours}`;
    const link = element("a", `href="${escape(address)}" class="button"`, style, escape(label));
    const below = `margin:0 0 24px;font-size:14px;color:${tone("ink-soft")}`;
    return `<p style="margin:24px 0 12px">${link}</p>\n${element("p", 'class="soft"', below, withLinks(address, true))}`;
  }

  const paragraphs = text.trim().split(/\n{2,}/);
  const action = button === undefined ? -1 : paragraphs.findIndex(isAddress);
  const body = paragraphs.map((paragraph, index) =>
    index === action ? withButton(paragraph, button ?? "") : `<p style="margin:0 0 16px">${withLinks(paragraph)}</p>`,
  );
  const bold = "font-size:18px;font-weight:600";
  // A logo for light grounds keeps its own where the mail program makes the page dark.
  const picture = `display:block;height:40px;width:auto;max-width:100%;padding:8px;border-radius:8px;${bold};color:${tone("ink")};background:${tone("paper")}`;
  const head = logo
    ? `<img src="${escape(logo)}" alt="${escape(siteName)}" height="40" style="${picture}">`
    : element("span", 'class="name"', `${bold};color:${tone("ink")}`, escape(siteName));
  const card = `padding:28px 28px 12px;border:1px solid ${tone("line")};border-radius:12px;background:${tone("raised")};color:${tone("ink")}`;
  return `<!doctype html>
<html ${locale ? `lang="${locale}" dir="${directionOf(locale)}"` : 'dir="auto"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${scheme}">
<meta name="supported-color-schemes" content="${scheme}">
<title>${escape(siteName)}</title>
<style>${look.scheme ? "" : darkRules(tones)}</style>
</head>
<body style="margin:0;padding:0;background:${tone("paper")}">
<div class="page" style="padding:32px 16px;background:${tone("paper")}">
<div style="max-width:600px;margin:0 auto;font:16px/1.55 ${FACE}">
<div style="padding:0 4px 20px">${head}</div>
${element("div", 'class="card"', card, `\n${body.join("\n")}\n`)}
</div>
</div>
</body>
</html>
`;
}
