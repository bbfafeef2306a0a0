/** First path segments that belong to the product itself: no page has them, no language prefixes them. */
export const SYSTEM_PREFIXES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "api",
  "admin",
  "account",
  "assets",
  "blocks",
  "healthz",
  "csrf",
  "media",
  "workflows",
  "setup",
  "sign-in",
  "sign-up",
  "forgot-password",
]);
