export { brandCss } from "./brand/brand-css.ts";
export { SHIPPED_BODY } from "./brand/body-fonts.ts";
export { SHIPPED_FONT, type HeadingFont } from "./brand/heading-fonts.ts";
export { ownMark } from "./brand/mark.ts";
export { paletteOf } from "./brand/palette.ts";
export { schemeOf } from "./brand/theme-rules.ts";
export { fontAddress } from "./fonts/own-font.ts";
export { settingsContract } from "./contract.ts";
export { type CurrentSettings, type SettingsDefaults } from "./schema.ts";
