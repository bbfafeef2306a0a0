import { THEME_RADII, type ThemeChoices } from "./theme-choices.ts";

/** Every button of src/ui/button.ts, and its main action. */
const BUTTON = ".min-h-12.rounded-control";
const PRIMARY = ".bg-accent.rounded-control";

/** The edge of the main action where its ground could hardly be seen on light paper. */
export const FAINT_RULE = `${PRIMARY}{border-color:light-dark(currentcolor,transparent)}`;

function radiusVariables(radius: keyof typeof THEME_RADII): string {
  if (radius === "m") return "";
  const [control, card] = THEME_RADII[radius].map((pixels) => (pixels ? `${pixels / 16}rem` : "0"));
  return `--radius-control:${control};--radius-card:${card}`;
}

const DENSITIES = {
  m: "",
  s: "--spacing-section:clamp(2.5rem,1.6rem + 3.6vw,4.75rem)",
  l: "--spacing-section:clamp(4.75rem,2.9rem + 7.4vw,9.5rem)",
  xl: "--spacing-section:clamp(6rem,3.6rem + 9.6vw,12rem)",
};

const WIDTHS = { normal: "", wide: "--container-page:87.5rem", full: "--container-page:100%" };

/** @returns the declarations of the tokens that the choices change. */
export function choiceVariables({ radius = "m", density = "m", pageWidth = "normal" }: ThemeChoices): string[] {
  return [radiusVariables(radius), DENSITIES[density], WIDTHS[pageWidth]].filter(Boolean);
}

const BUTTON_RULES = {
  solid: "",
  outline:
    `${PRIMARY}{background:var(--color-raised);color:var(--color-accent-text);border-color:currentcolor;` +
    `box-shadow:inset 0 0 0 1px currentcolor}` +
    `${PRIMARY}:hover{background:var(--color-accent);color:var(--color-on-accent);border-color:transparent;box-shadow:none}`,
  pill: `${BUTTON},.nav-sign-up{border-radius:var(--radius-full)}${BUTTON}{padding-inline:1.625rem}`,
};

/**
 * The scheme for visitors who didn't choose one with the header's switch (`data-theme`), with the pictures that have a
 * version for each (src/blocks/parts/parts.css).
 */
const SCHEME_RULES = {
  auto: "",
  light:
    ":root:not([data-theme]){--scheme:light}" +
    ":root:not([data-theme]) .logo-light:not(.scheme-dark *){display:block}" +
    ":root:not([data-theme]) .logo-dark:not(.scheme-dark *){display:none}",
  // Not on paper: what is light there could hardly be read, as browsers print no backgrounds.
  dark:
    "@media screen{:root:not([data-theme]){--scheme:dark}" +
    ":root:not([data-theme]) .logo-light{display:none}:root:not([data-theme]) .logo-dark{display:block}}",
};

/**
 * The same as for visitors who asked their system for less motion: everything still, complete and in reach. Strips of logos
 * become rows, and each picture of a timeline is under its step. Scripts read `--motion`.
 */
const STILL =
  "html{--motion:none}*,::before,::after,::backdrop{transition:none!important;scroll-behavior:auto!important}" +
  // That of a clamped quote moves nothing: it shows the switch where text is hidden.
  ":not(.clamp label),::before,::after,::backdrop{animation:none!important}.stat-count::after{content:none}" +
  ".marquee .marquee-window{overflow-x:auto;mask-image:none;scrollbar-width:thin}" +
  ".marquee-half[aria-hidden],.marquee-switch{display:none}" +
  ".logo-strips .marquee-track{width:auto}.logo-strips :is(.marquee-half,ul){flex:1}.logo-strips ul{flex-wrap:wrap}" +
  ".logo-strips li{width:auto;padding-inline:1.25rem}" +
  ".timeline-story{display:block}.timeline-story .timeline-picture{position:static;margin-block:1.25rem 3.5rem}";

/** Blocks after the first rise while they enter the window; they stay readable at any moment, and without animations. */
const EXPRESSIVE =
  "@media (prefers-reduced-motion:no-preference){" +
  "@supports (animation-timeline:view()){main>[data-block-type]~[data-block-type]{animation:theme-rise linear backwards;" +
  "animation-timeline:view();animation-range:entry 0 entry 14rem}}" +
  "@keyframes theme-rise{from{translate:0 3.5rem}}" +
  `${BUTTON}{transition-property:color,background-color,border-color,translate,box-shadow}` +
  `${BUTTON}:hover{translate:0 -2px;box-shadow:0 8px 18px -8px rgb(0 0 0/35%)}${BUTTON}:active{translate:0 0}}`;

/** A page without margins ends where its columns do. */
const WIDTH_RULES = { normal: "", wide: "", full: ".hero-split>.hero-picture{--edge:2rem}" };

const MOTION_RULES = { subtle: "", none: STILL, expressive: EXPRESSIVE };

/** The scheme that pages have, whatever a visitor's system prefers: dark paper is dark for everyone. */
export function schemeOf({ scheme = "auto", neutrals }: ThemeChoices): "auto" | "light" | "dark" {
  return neutrals === "dark" ? "dark" : scheme;
}

/** @returns the rules of the choices that no token can express. */
export function choiceRules(choices: ThemeChoices): string {
  const { buttonStyle = "solid", motion = "subtle", pageWidth = "normal" } = choices;
  return SCHEME_RULES[schemeOf(choices)] + BUTTON_RULES[buttonStyle] + WIDTH_RULES[pageWidth] + MOTION_RULES[motion];
}
