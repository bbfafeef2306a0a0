import { SHIPPED_ACCENT, SHIPPED_BRAND } from "../brand/shipped-palette.ts";
import { BrandPreview } from "./BrandPreview.tsx";
import { ColourSetting } from "./ColourSetting.tsx";
import { FontSetting } from "./FontSetting.tsx";
import { ImageSetting } from "./ImageSetting.tsx";
import { OwnFont } from "./OwnFont.tsx";
import { Section } from "./Section.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

const HINT =
  "Logo, colours and heading font of every page. Shades for hovering, tints and dark mode are derived from your two colours, so that all text stays readable.";

/** The site's logo, favicon, colours and heading font. */
export function BrandSection({ form }: { form: SettingsForm }) {
  return (
    <Section title="Brand" hint={HINT}>
      {/* The shipped face is part of the admin's own stylesheet. */}
      {Object.values(form.saved.fonts).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
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
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
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
      <FontSetting form={form} />
      <OwnFont form={form} />
      <BrandPreview form={form} />
    </Section>
  );
}
