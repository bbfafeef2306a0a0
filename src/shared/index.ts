export { fail, failAt, ok, type Failure, type Result } from "./result.ts";
export { ChunkError, keepLoading, reconnection } from "./import-chunk.ts";
export { findInJson, isObject, parseJson, type JsonObject } from "./json.ts";
export { jsonFault, TOO_DEEP } from "./json-fault.ts";
export { keysOf } from "./keys-of.ts";
export { plainIssue } from "./plain-issue.ts";
export { finish, type Steps } from "./steps.ts";
export { streamParts } from "./stream-parts.ts";
export { contrast, linearOf, luminance, parseHex } from "./contrast.ts";
export { SYSTEM_AUTHORS } from "./system-authors.ts";
export { newKey } from "./new-key.ts";
export { initialsOf } from "./initials.ts";
export { slugOf } from "./addresses/slug.ts";
export {
  cleanText,
  cx,
  keepLines,
  messageOf,
  nameInWords,
  OFFLINE,
  oneLine,
  shorten,
  withPlainLineEnds,
} from "./text.ts";
export { countWords, readingMinutes } from "./count-words.ts";
export { codeBlocksIn, outsideCode, withoutCode } from "./markdown-code.ts";
export { withoutCssComments } from "./css-comments.ts";
export { parseUrl, percentDecoded } from "./addresses/parse-url.ts";
export { policySource } from "./addresses/policy-source.ts";
export {
  cropBox,
  cropCode,
  cropOfCode,
  isCroppable,
  pictureFault,
  previewAddress,
  readPictureUse,
  shownFocus,
  toStep,
  writePictureUse,
  type Crop,
  type Focus,
  type PictureUse,
} from "./picture-use.ts";
export { safeHref, safeImageSrc } from "./addresses/safe-href.ts";
export { DEFAULT_LOCALE, type Locale } from "./languages/default-locale.ts";
export { DEFAULT_TEXTS, LANGUAGES, LOCALES, textsFor } from "./languages/languages.ts";
export { loadLanguageHint } from "./languages/language-hint.ts";
export { directionOf } from "./languages/direction.ts";
export { localHref, localePath } from "./addresses/local-href.ts";
export { splitLocale } from "./languages/locale.ts";
export { formatDate, formatTime } from "./date.ts";
export { monthOf, secondsLeftIn } from "./month.ts";
export { currencyDecimals, formatDollars, formatMoney, formatNumber, formatPercent } from "./money/money.ts";
export { minorAmount, moneyText, ungrouped } from "./money/money-text.ts";
export { SOCIAL_NETWORKS } from "./addresses/social-networks.ts";
export { SYSTEM_PREFIXES } from "./addresses/system-prefixes.ts";
export type { Texts } from "./texts/en.ts";
export { MAX_INLINE_SVG } from "./svg/max-inline-svg.ts";
