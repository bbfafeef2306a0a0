import type { CSSProperties } from "react";
import { HEADING_FONT_NAMES, HEADING_FONTS, paletteOf, type Palette } from "#settings";
import { parseHex } from "#shared";
import type { SettingsForm } from "./use-settings-form.ts";

type Sample = { name: string; ground: string; ink: string; soft: string; link: string };

/** The three grounds of blocks; on the deep one stand the colours of dark mode, whatever the mode. */
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
  const button = "rounded-control px-3.5 py-2 text-sm font-semibold";
  const look = (ground: keyof Palette, text: keyof Palette): CSSProperties => ({
    background: palette[ground][mode],
    color: palette[text][mode],
  });
  return (
    <div className="flex flex-wrap gap-2">
      <span className={button} style={look("accent", "on-accent")}>
        Get a quote
      </span>
      <span className={button} style={look("brand", "on-brand")}>
        Sign up
      </span>
    </div>
  );
}

function Mode({ title, mode, palette, family }: { title: string; mode: 0 | 1; palette: Palette; family: string }) {
  return (
    <div className="overflow-hidden rounded-control border border-line">
      {samplesOf(palette, mode).map(({ name, ground, ink, soft, link }) => (
        <div key={name} className="grid gap-2 p-4" style={{ background: ground, color: ink }}>
          <p className="text-xs" style={{ color: soft }}>
            {title}, {name.toLowerCase()}
          </p>
          <p className="text-heading font-semibold" style={{ fontFamily: family, letterSpacing: "-0.015em" }}>
            Reports that parents read
          </p>
          <p style={{ color: soft }}>
            Drafted from notes, signed by a mentor.{" "}
            <span className="underline underline-offset-4" style={{ color: link }}>
              See a sample
            </span>
          </p>
          <Buttons palette={palette} mode={name === "Deep" ? 1 : mode} />
        </div>
      ))}
    </div>
  );
}

/** How headings, text, links and buttons look with what is chosen on the screen, before it is saved. */
export function BrandPreview({ form }: { form: SettingsForm }) {
  const colours = { brandColor: parseHex(form.text("brandColor")), accentColor: parseHex(form.text("accentColor")) };
  const palette = paletteOf(colours);
  const font = HEADING_FONT_NAMES.find((name) => name === form.text("headingFont")) ?? form.saved.defaults.headingFont;
  const { family } = HEADING_FONTS[font];
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">Preview</h3>
      <div
        role="img"
        aria-label="Headings, text, links and buttons on paper, tinted and deep ground, in light and dark"
        className="grid gap-3 md:grid-cols-2"
      >
        <Mode title="Light" mode={0} palette={palette} family={family} />
        <Mode title="Dark" mode={1} palette={palette} family={family} />
      </div>
    </div>
  );
}
