import { HEADING_FONT_NAMES, HEADING_FONTS, SHIPPED_FONT } from "../brand/heading-fonts.ts";
import type { SettingsForm } from "./use-settings-form.ts";

/** The choice of the heading font, with a sample of each. */
export function FontSetting({ form }: { form: SettingsForm }) {
  const chosen = form.text("headingFont") || form.saved.defaults.headingFont;
  return (
    <fieldset disabled={form.isReadOnly} className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Heading font</legend>
      <div className="grid gap-2 grid-cols-2">
        {HEADING_FONT_NAMES.map((name) => {
          const { label, note, family } = HEADING_FONTS[name];
          return (
            <label
              key={name}
              className="grid min-h-11 cursor-pointer gap-1 rounded-control border border-control bg-field p-3 has-checked:border-brand has-checked:outline-1 has-checked:outline-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default"
            >
              <span className="flex items-center gap-2 text-sm">
                <input
                  type="radio"
                  name="headingFont"
                  data-setting={name === SHIPPED_FONT ? "headingFont" : undefined}
                  checked={chosen === name}
                  onChange={() => form.set("headingFont", name)}
                  className="size-4 shrink-0 accent-brand outline-none"
                />
                <span className="font-medium">{label}</span>
              </span>
              <span aria-hidden className="text-heading font-semibold" style={{ fontFamily: family }}>
                Aa Report
              </span>
              <span className="text-sm text-ink-soft">{note}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
