import { BODY_FONT_NAMES, BODY_FONTS, SHIPPED_BODY } from "../../brand/body-fonts.ts";
import { FONT_PAIRS } from "../../brand/font-pairs.ts";
import { HEADING_FONTS, SHIPPED_FONT } from "../../brand/heading-fonts.ts";
import { SelectField } from "#ui/kit";
import { FontSetting } from "../FontSetting.tsx";
import { OwnFont } from "../OwnFont.tsx";
import type { SettingsForm } from "../use-settings-form.ts";
import { OptionCards } from "./OptionCards.tsx";

const OPTIONS = FONT_PAIRS.map(({ label, note, heading, body }) => ({
  value: label,
  label,
  isNamed: true,
  note: `${HEADING_FONTS[heading].label}, ${BODY_FONTS[body].label}`,
  picture: (
    <span aria-hidden className="grid gap-0.5 pb-1">
      <span className="text-heading font-semibold" style={{ fontFamily: HEADING_FONTS[heading].family }}>
        {label}
      </span>
      <span className="text-sm" style={{ fontFamily: BODY_FONTS[body].family }}>
        {note}
      </span>
    </span>
  ),
}));

/** The faces of headings and of text: as a pair, or each on its own. */
export function Fonts({ form }: { form: SettingsForm }) {
  const heading = form.text("headingFont") || SHIPPED_FONT;
  const body = form.text("bodyFont") || SHIPPED_BODY;
  const chosen = FONT_PAIRS.find((pair) => pair.heading === heading && pair.body === body)?.label ?? "";
  const choose = (label: string) => {
    const pair = FONT_PAIRS.find((one) => one.label === label);
    if (!pair) return;
    form.set("headingFont", pair.heading === SHIPPED_FONT ? "" : pair.heading);
    form.set("bodyFont", pair.body === SHIPPED_BODY ? "" : pair.body);
  };
  return (
    <>
      <OptionCards
        label="Fonts"
        options={OPTIONS}
        value={chosen}
        onChange={choose}
        isReadOnly={form.isReadOnly}
        className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-full xl:[&>:last-child:nth-child(odd)]:col-span-full"
      />
      <details>
        <summary className="cursor-pointer py-1 text-sm font-semibold pointer-coarse:py-3">
          Choose each font on its own
        </summary>
        <div className="grid gap-5 pt-4">
          <FontSetting form={form} />
          <SelectField
            label="Text font"
            value={body}
            onValueChange={(name) => form.set("bodyFont", name === SHIPPED_BODY ? "" : name)}
            options={BODY_FONT_NAMES.map((value) => ({ value, label: BODY_FONTS[value].label }))}
            error={form.error("bodyFont")}
            disabled={form.isReadOnly}
            data-setting="bodyFont"
          />
        </div>
      </details>
      <OwnFont form={form} />
    </>
  );
}
