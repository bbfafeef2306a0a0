export { fail, ok, type Failure, type Result } from "./result.ts";
export { isObject, parseJson, type JsonObject } from "./json.ts";
export { cleanText, cx, nameInWords } from "./text.ts";
export { safeHref, safeImageSrc } from "./safe-href.ts";
export { DEFAULT_LOCALE, LOCALES, localePath, splitLocale, type Locale } from "./locale.ts";
export { formatDollars, formatNumber } from "./money.ts";
export { textsFor, type Texts } from "./texts/index.ts";
