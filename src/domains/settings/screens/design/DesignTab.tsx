import { keysOf } from "#shared";
import { Eye } from "lucide-react";
import { useState } from "react";
import { SHIPPED_ACCENT, SHIPPED_BRAND } from "../../brand/shipped-palette.ts";
import { themeSchema } from "../../brand/theme.ts";
import { Button, Dialog, Section } from "#ui/kit";
import { BrandPreview } from "../BrandPreview.tsx";
import { ColourSetting } from "../ColourSetting.tsx";
import { ImageSetting } from "../ImageSetting.tsx";
import type { SettingsForm } from "../use-settings-form.ts";
import { Choices } from "./Choices.tsx";
import { Fonts } from "./Fonts.tsx";
import { Presets } from "./Presets.tsx";
import { ThemeFiles } from "./ThemeFiles.tsx";
import { ThemePreview } from "./ThemePreview.tsx";

type Props = { form: SettingsForm };

/** The settings of this tab. */
export const DESIGN_SETTINGS: ReadonlySet<string> = new Set([
  ...keysOf(themeSchema.shape),
  "ownHeadingFont",
  "ownBodyFont",
  "logo",
  "logoDark",
  "favicon",
]);

function Colours({ form }: Props) {
  return (
    <Section
      title="Colours"
      hint="Shades for hovering, tints and dark mode are derived from your two colours, so that all text stays readable."
    >
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <ColourSetting
          form={form}
          name="brandColor"
          label="Brand colour"
          hint="Links, marks and deep grounds."
          shipped={SHIPPED_BRAND}
        />
        <ColourSetting
          form={form}
          name="accentColor"
          label="Accent colour"
          hint="The one action of a screen."
          shipped={SHIPPED_ACCENT}
        />
      </div>
      <Choices form={form} names={["neutrals", "scheme"]} />
      <BrandPreview form={form} />
    </Section>
  );
}

function Logos({ form }: Props) {
  return (
    <Section title="Logo and favicon">
      <ImageSetting form={form} name="logo" label="Logo" hint="Shown 32 px high in the header and footer." />
      <ImageSetting
        form={form}
        name="logoDark"
        label="Logo for dark grounds"
        hint="Without one, the logo gets a light background there."
      />
      <ImageSetting
        form={form}
        name="favicon"
        label="Favicon"
        hint="A square image for the browser’s tab. Without one it is drawn from your name and colours."
      />
    </Section>
  );
}

/** The look of the site: its theme and its logos, beside a page that shows them. */
export function DesignTab({ form }: Props) {
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <div className="items-start gap-x-8 max-xl:space-y-5 xl:grid xl:grid-cols-[23rem_minmax(0,1fr)]">
      {/* The shipped face is part of the admin's own stylesheet. */}
      {Object.values(form.saved.fonts).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* In reach of every choice, below the top bar; what scrolls goes under the whole strip. */}
      <div className="kit-sticky-tools sticky top-11 z-10 -mx-4 flex justify-end bg-paper px-4 py-3 sm:-mx-8 sm:px-8 lg:top-0 xl:hidden">
        <Button icon={<Eye />} onClick={() => setPreviewed(true)}>
          Preview
        </Button>
      </div>
      <div className="grid min-w-0 gap-5">
        <Section title="Theme" hint="Start from a preset and change what you like.">
          <Presets form={form} />
          <ThemeFiles form={form} />
        </Section>
        <Logos form={form} />
        <Colours form={form} />
        <Section title="Type" hint="A face for headings and one for text. They are served from your site.">
          <Fonts form={form} />
        </Section>
        <Section title="Shape and motion">
          <Choices form={form} names={["radius", "buttonStyle", "density", "pageWidth", "motion"]} />
        </Section>
      </div>
      <ThemePreview form={form} className="sticky top-20 h-[calc(100dvh-11rem)] max-xl:hidden" />
      {isPreviewed && (
        <Dialog open onOpenChange={setPreviewed} size="page" title="Preview">
          <ThemePreview form={form} className="h-[75dvh]" />
        </Dialog>
      )}
    </div>
  );
}
