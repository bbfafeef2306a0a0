import { DEFAULT_LOCALE, loadLanguageHint, type Locale } from "#shared";
import "./language-hint.css";

/** The banners at the lower edge; the hint is placed above them. */
const BOTTOM_BANNERS = ".page-bottom";
/** Pixels around the hint, above and below. */
const ROOM = 32;
/** Elements that handle Escape themselves. */
const OWN_ESCAPE = "details[open], input, select, textarea, [contenteditable]";

/** Remembers the answer for language.client.ts. */
function remember(): void {
  try {
    localStorage.setItem("language-hint", "answered");
  } catch {
    // Storage is blocked: the answer holds for this page only.
  }
}

/** The language that the page's text is written in. */
function contentLanguage(): string {
  return document.querySelector("main")?.lang || document.documentElement.lang;
}

function hasContentIn(locale: Locale): boolean {
  return contentLanguage() === locale || document.querySelector(`link[hreflang="${locale}"]`) !== null;
}

/** The prefix of a page's path. Not `localePath`: a file shared with the islands would be one more to fetch. */
function prefixOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? "" : `/${locale}`;
}

/** The address of this page in another language. */
function addressIn(locale: Locale): URL {
  const address = new URL(location.href);
  const path = address.pathname.slice(prefixOf(document.documentElement.lang).length);
  address.pathname = (prefixOf(locale) + path).replace(/\/$/, "");
  return address;
}

/** Whether the visitor came from the page in their own language, and so chose this one. */
function isChosen({ origin, pathname }: URL): boolean {
  return document.referrer.split(/[?#]/, 1)[0] === origin + pathname;
}

/** Shows the hint in a language: its text, a link to the page in that language, and a close button. */
export async function showLanguageHint(locale: Locale): Promise<void> {
  const address = addressIn(locale);
  if (isChosen(address)) return remember();
  const texts = await loadLanguageHint(locale);
  if (!texts) return;
  const language = new Intl.DisplayNames(locale, { type: "language" }).of(contentLanguage()) ?? contentLanguage();
  const [message, action] = hasContentIn(locale)
    ? [texts.page, texts.pageLink]
    : [texts.menus.replace("{language}", language), texts.menusLink];

  const hint = document.createElement("section");
  hint.className = "language-hint";
  hint.lang = locale;
  hint.ariaLabel = texts.name;
  const copy = document.createElement("p");
  copy.textContent = message;
  const link = document.createElement("a");
  link.href = address.href;
  link.hreflang = locale;
  link.textContent = action;
  link.addEventListener("click", remember);
  const button = document.createElement("button");
  button.type = "button";
  button.ariaLabel = texts.close;
  hint.append(copy, link, button);
  closeBy(hint, button);
  document.querySelector(".skip-link")?.after(hint);
  const banner = document.querySelector(BOTTOM_BANNERS);
  if (banner) keepAbove(hint, banner);
}

/** Lets the button and Escape close the hint; focus inside it moves to the next element. */
function closeBy(hint: HTMLElement, button: HTMLElement): void {
  const control = new AbortController();
  const close = () => {
    remember();
    control.abort();
    const hadFocus = hint.contains(document.activeElement);
    const next = hint.nextElementSibling?.querySelector<HTMLElement>("a[href], button");
    hint.remove();
    if (hadFocus) next?.focus({ preventScroll: true });
  };
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (key !== "Escape" || document.querySelector(":modal, :popover-open")) return;
    if (!(target instanceof Element) || !target.closest(OWN_ESCAPE)) close();
  };
  button.addEventListener("click", close);
  // Captured, so that no other listener handles the key first and closes something else.
  document.addEventListener("keydown", onKey, { signal: control.signal, capture: true });
}

/** Keeps the hint above the banner while the banner is shown. */
function keepAbove(hint: HTMLElement, banner: Element): void {
  const position = () => {
    const { top, bottom } = banner.getBoundingClientRect();
    const isInTheWay = top < innerHeight && bottom > innerHeight - hint.offsetHeight - ROOM;
    hint.style.setProperty("--below", `${isInTheWay ? innerHeight - top : 0}px`);
  };
  const observer = new ResizeObserver(position);
  for (const element of [banner, document.documentElement]) observer.observe(element);
}
