import type { CSSProperties } from "react";
import { HEADING_FONT_NAMES, HEADING_FONTS } from "../brand/heading-fonts.ts";
import { paletteOf } from "../brand/palette.ts";
import { type Palette } from "../brand/shipped-palette.ts";
import { brandOf, coloursOf, type PreviewedBrand } from "./previewed-brand.ts";
import type { SettingsForm } from "./use-settings-form.ts";

type Sample = { name: string; ground: string; ink: string; soft: string; link: string };

/** The three grounds of blocks; the deep one uses the colours of dark mode in both modes. */
function samplesOf(palette: Palette, mode: 0 | 1): Sample[] {
  const at = (name: string, ground: keyof Palette, text: 0 | 1): Sample => ({
    name,
    ground: palette[ground][mode],
    ink: palette.ink[text],
    soft: palette["ink-soft"][text],
    link: palette.brand[text],
  });
  return [at("Paper", "paper", mode), at("Tinted", "tint", mode), at("Deep", "deep", 1)];
}

function Buttons({ palette, mode }: { palette: Palette; mode: 0 | 1 }) {
  const button = "rounded-control px-3 py-1.5 text-sm font-semibold";
  const colours = (ground: keyof Palette, text: keyof Palette): CSSProperties => ({
    background: palette[ground][mode],
    color: palette[text][mode],
  });
  return (
    <div className="flex flex-wrap gap-2">
      <span className={button} style={colours("accent", "on-accent")}>
        Get a quote
      </span>
      <span className={button} style={colours("brand", "on-brand")}>
        Sign up
      </span>
    </div>
  );
}

/** The site's logo, or its mark and name, on a ground. */
function Name({ brand, isDark, family }: { brand: PreviewedBrand; isDark: boolean; family: string }) {
  const { logo, logoDark, mark, siteName } = brand;
  const own = (isDark && logoDark) || logo || logoDark;
  // Where the only logo is made for the other kind of ground, the site puts a plate below it.
  const plate = isDark && !logoDark ? "#fff" : !isDark && !logo ? brand.deep : undefined;
  if (own) {
    const style = plate ? { background: plate, boxShadow: `0 0 0 0.375rem ${plate}` } : undefined;
    return (
      <img src={own} alt="" className="my-1.5 h-8 w-auto max-w-48 justify-self-start object-contain" style={style} />
    );
  }
  return (
    <p className="flex min-w-0 items-center gap-2 text-base font-semibold" style={{ fontFamily: family }}>
      <img src={mark} alt="" width={24} height={24} style={{ colorScheme: isDark ? "dark" : "light" }} />
      <span className="truncate">{siteName}</span>
    </p>
  );
}

type ModeProps = { title: string; mode: 0 | 1; palette: Palette; family: string; brand: PreviewedBrand };

function Mode({ title, mode, palette, family, brand }: ModeProps) {
  return (
    <div className="overflow-hidden rounded-control border border-line">
      {samplesOf(palette, mode).map(({ name, ground, ink, soft, link }) => (
        <div key={name} className="grid gap-2 p-3" style={{ background: ground, color: ink }}>
          <p className="text-xs" style={{ color: soft }}>
            {title}, {name.toLowerCase()}
          </p>
          {name !== "Tinted" && <Name brand={brand} isDark={mode === 1 || name === "Deep"} family={family} />}
          <p className="text-lead font-semibold text-balance" style={{ fontFamily: family, letterSpacing: "-0.015em" }}>
            A headline of {brand.siteName}
          </p>
          <p style={{ color: soft }}>
            Text that says a little more, with{" "}
            <span className="underline underline-offset-4" style={{ color: link }}>
              a link
            </span>
          </p>
          <Buttons palette={palette} mode={name === "Deep" ? 1 : mode} />
        </div>
      ))}
    </div>
  );
}

/** Previews the site's name, headings, text, links and buttons with the unsaved settings. */
export function BrandPreview({ form }: { form: SettingsForm }) {
  const palette = paletteOf(coloursOf(form));
  const font = HEADING_FONT_NAMES.find((name) => name === form.text("headingFont")) ?? form.saved.defaults.headingFont;
  const { family } = HEADING_FONTS[font];
  const brand = brandOf(form);
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">Preview</h3>
      <div
        role="img"
        aria-label={`${brand.siteName}: tab, logo, headings, text, links and buttons on paper, tinted and deep ground, in light and dark`}
        className="grid gap-3 min-[26rem]:grid-cols-2"
      >
        <p className="col-span-full flex max-w-64 items-center gap-2 rounded-t-control border border-line bg-tint px-3 py-1.5 text-sm">
          <img src={brand.favicon} alt="" width={16} height={16} className="size-4 object-contain" />
          <span className="truncate">{brand.siteName}</span>
        </p>
        <Mode title="Light" mode={0} palette={palette} family={family} brand={brand} />
        <Mode title="Dark" mode={1} palette={palette} family={family} brand={brand} />
      </div>
    </div>
  );
}
