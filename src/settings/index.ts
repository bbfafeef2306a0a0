export { brandCss, brandVariables, type Brand } from "./brand/brand-css.ts";
export { checkColour, readingsOf, type ColourField, type ColourProblem, type Reading } from "./brand/check-colour.ts";
export { HEADING_FONTS, HEADING_FONT_NAMES, SHIPPED_FONT, type HeadingFont } from "./brand/heading-fonts.ts";
export { ownMark } from "./brand/mark.ts";
export { paletteOf, type BrandColours } from "./brand/palette.ts";
export { SHIPPED_ACCENT, SHIPPED_BRAND, type Palette } from "./brand/shipped-look.ts";
export { checkChanges, type SettingChanges, type SettingProblem } from "./changes.ts";
export { settingsContract, type SavedSettings } from "./contract.ts";
export {
  settingsSchema,
  type CurrentSettings,
  type SettingName,
  type Settings,
  type SettingsDefaults,
} from "./schema.ts";
