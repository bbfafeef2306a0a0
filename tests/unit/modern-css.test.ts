import { expect, it } from "vitest";
import { withoutFallbacks } from "../../scripts/lib/modern-css.ts";

const TAILWIND = `@layer properties;
@layer utilities {
  .border-ink\\/25 {
    border-color: color-mix(in srgb, #17202b 25%, transparent);
    @supports (color: color-mix(in lab, red, red)) {
      border-color: color-mix(in oklab, var(--color-ink) 25%, transparent);
    }
  }
  @supports (timeline-scope: --a) {
    .moving { color: red; }
  }
}
@property --turn { syntax: "<angle>"; inherits: false; }
@layer properties {
  @supports ((-webkit-hyphens: none) and (not (margin-trim: block))) {
    *, ::before { --turn: 0deg; }
  }
}`;

it("a stylesheet loses what is only for browsers without color-mix and @property, and nothing else", () => {
  expect(withoutFallbacks(TAILWIND).replaceAll(/\s+/g, " ").trim()).toBe(
    '@layer properties; @layer utilities { .border-ink\\/25 { border-color: color-mix(in oklab, var(--color-ink) 25%, transparent) } @supports (timeline-scope: --a) { .moving { color: red; } } } @property --turn { syntax: "<angle>"; inherits: false; }',
  );
});
