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
 * What the HTML of an email needs beside its text: its language where that is known, that of its last paragraph where
 * that alone is known, and what the button to its first address says.
 */
export type Branded = { locale?: Locale; lastLocale?: Locale; button?: string };

/** Its first name is one that Outlook on Windows has: without it, it would take Times New Roman. */
const FACE = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif";

/** The widest column, in CSS pixels. */
const WIDTH = 600;

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

/** The attributes that say the language of a text; without one, mail programs find its direction. */
const languageOf = (locale: Locale | undefined) =>
  locale ? `lang="${locale}" dir="${directionOf(locale)}"` : 'dir="auto"';

/** An element with inline styles; its class is what the rules for dark mode name. */
const element = (name: string, attributes: string, style: string, content: string) =>
  `<${`${name} ${attributes}`.trim()} style="${style}">${content}</${name}>`;

/** A column of cells: Outlook on Windows gives padding and grounds to cells alone, and knows no `max-width`. */
const table = (attributes: string, style: string, ...cells: string[]) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0"${attributes} style="${style}">
${cells.map((cell) => `<tr>${cell}</tr>`).join("\n")}
</table>`;

/** What Outlook on Windows alone reads. */
const forOutlook = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

/** The rules that give everything its dark colours, for mail programs that follow the system. */
function darkRules(tones: MailLook["tones"]): string {
  const rule = (selector: string, property: string, tone: ToneName) =>
    `${selector}{${property}:${tones[tone][1]}!important}`;
  const rules = [
    rule("body,.page", "background", "paper"),
    rule(".card", "border-color", "line"),
    rule(".card", "background", "raised"),
    rule(".card,.name", "color", "ink"),
    rule(".soft", "color", "ink-soft"),
    rule(".link", "color", "brand"),
    rule(".button", "background", "brand"),
    rule(".button a", "color", "on-brand"),
  ];
  return `@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

/**
 * Writes the HTML of an email from its plain text, which says the same: one column in the site's colours for light and
 * dark, without scripts, and with no picture but the logo. Blank lines separate paragraphs; each is read in the direction
 * that it begins in. The first one is also what lists of emails show beside the subject. Above the first one that is an
 * address and nothing else, there is a button to it. Other links are shown without their query.
 */
export function htmlMail(text: string, { locale, lastLocale, button }: Branded, look: MailLook): string {
  const { siteName, logo, tones, scheme = "light dark" } = look;
  const tone = (name: ToneName) => tones[name][scheme === "dark" ? 1 : 0];
  /** Cells don't inherit their font everywhere. */
  const font = () => `font:16px/1.55 ${FACE};color:${tone("ink")}`;

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
    const brand = `background:${tone("brand")};border-radius:8px`;
    // Outlook on Windows takes the padding of the cell, all others that of the link, so that all of it can be pressed.
    const style = `display:inline-block;padding:12px 20px;font-weight:600;text-decoration:none;color:${tone("on-brand")}`;
    const link = element("a", `href="${escape(address)}"`, style, escape(label));
    const cell = element("td", 'class="button"', `${brand};mso-padding-alt:12px 20px;${font()}`, link);
    const below = `margin:0 0 24px;font-size:14px;color:${tone("ink-soft")}`;
    return `${table("", "margin:24px 0 12px", cell)}\n${element("p", 'class="soft"', below, withLinks(address, true))}`;
  }

  const paragraphs = text.trim().split(/\n{2,}/);
  const action = button === undefined ? -1 : paragraphs.findIndex(isAddress);
  const body = paragraphs.map((paragraph, index) =>
    index === action
      ? withButton(paragraph, button ?? "")
      : element(
          "p",
          languageOf(paragraphs[index + 1] === undefined ? lastLocale : undefined),
          "margin:0 0 16px",
          withLinks(paragraph),
        ),
  );
  const bold = "font-size:18px;font-weight:600";
  // A logo for light grounds keeps its own where the mail program makes the page dark.
  const picture = `display:block;height:40px;width:auto;max-width:100%;padding:8px;border-radius:8px;${bold};color:${tone("ink")};background:${tone("paper")}`;
  const head = logo
    ? `<img src="${escape(logo)}" alt="${escape(siteName)}" height="40" style="${picture}">`
    : element("span", 'class="name" dir="auto"', `${bold};color:${tone("ink")}`, escape(siteName));
  const card = `padding:28px 28px 12px;border:1px solid ${tone("line")};border-radius:12px;background:${tone("raised")};${font()}`;
  const column = table(
    ' width="100%"',
    `max-width:${WIDTH}px;margin:0 auto;table-layout:fixed;overflow-wrap:break-word`,
    element("td", "", `padding:0 4px 20px;${font()}`, head),
    element("td", 'class="card"', card, `\n${body.join("\n")}\n`),
  );
  const ofWidth = `<table role="presentation" align="center" width="${WIDTH}" cellspacing="0" cellpadding="0"><tr><td>`;
  const page = `padding:32px 16px;background:${tone("paper")}`;
  const centred = `${forOutlook(ofWidth)}\n${column}\n${forOutlook("</td></tr></table>")}`;
  const language = languageOf(locale);
  // Gmail drops the elements html and body, so that what they say is said again.
  return `<!doctype html>
<html ${language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${scheme}">
<meta name="supported-color-schemes" content="${scheme}">
<title>${escape(siteName)}</title>
<style>${look.scheme ? "" : darkRules(tones)}</style>
</head>
<body style="margin:0;padding:0;background:${tone("paper")}">
<div ${language}>
${element("div", "", "display:none;max-height:0;overflow:hidden;mso-hide:all", escape(paragraphs[0] ?? ""))}
${table(' width="100%"', "", element("td", 'class="page"', page, `\n${centred}\n`))}
</div>
</body>
</html>
`;
}
