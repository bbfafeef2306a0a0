import { HEADING_FONTS, SHIPPED_FONT } from "../../brand/heading-fonts.ts";
import { paletteOf } from "../../brand/palette.ts";
import { isSameTheme } from "../../brand/theme-file.ts";
import { THEME_PRESETS } from "../../brand/theme-presets.ts";
import { THEME_RADII } from "../../brand/theme-choices.ts";
import { schemeOf } from "../../brand/theme-rules.ts";
import type { Theme } from "../../brand/theme.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { applyTheme, themeIn } from "./form-theme.ts";
import { OptionCards } from "./OptionCards.tsx";

/** A theme in a few strokes: its paper, its headline, its button and its deep ground. */
function Miniature({ theme }: { theme: Theme }) {
  const palette = paletteOf(theme);
  const mode = schemeOf(theme) === "dark" ? 1 : 0;
  const { headingFont = SHIPPED_FONT, radius = "m", buttonStyle } = theme;
  const [control] = THEME_RADII[radius];
  const { family } = HEADING_FONTS[headingFont];
  return (
    <span
      aria-hidden
      className="mb-1 grid h-20 grid-rows-[1fr_auto] overflow-hidden rounded-inner border border-line forced-color-adjust-none"
      style={{ background: palette.paper[mode], color: palette.ink[mode] }}
    >
      <span className="flex items-center justify-between gap-2 px-2.5">
        <span className="text-heading leading-none font-semibold" style={{ fontFamily: family }}>
          Aa
        </span>
        <span
          className="h-4 w-9"
          style={{ background: palette.accent[mode], borderRadius: buttonStyle === "pill" ? 99 : control / 2 }}
        />
      </span>
      <span className="grid grid-cols-[2fr_1fr_1fr]">
        <span className="h-4" style={{ background: palette.brand[0] }} />
        <span style={{ background: palette.deep[mode] }} />
        <span style={{ background: palette.tint[mode] }} />
      </span>
    </span>
  );
}

const OPTIONS = THEME_PRESETS.map(({ label, note, theme }) => ({
  value: label,
  label,
  note,
  picture: <Miniature theme={theme} />,
}));

/** Whole themes to start from; one click fills every field of the tab. */
export function Presets({ form }: { form: SettingsForm }) {
  const theme = themeIn(form);
  const chosen = THEME_PRESETS.find((preset) => isSameTheme(preset.theme, theme))?.label ?? "";
  return (
    <OptionCards
      label="Presets"
      options={OPTIONS}
      value={chosen}
      onChange={(label) => applyTheme(form, THEME_PRESETS.find((preset) => preset.label === label)?.theme ?? {})}
      isReadOnly={form.isReadOnly}
      className="grid-cols-2 sm:grid-cols-4 xl:grid-cols-2"
    />
  );
}
