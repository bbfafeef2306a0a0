import { parseHex, safeImageSrc } from "#shared";
import { ownMark } from "../brand/mark.ts";
import { paletteOf, type BrandColours } from "../brand/palette.ts";
import type { SettingsForm } from "./use-settings-form.ts";

/** The parts of the brand that previews show besides colours and fonts. */
export type PreviewedBrand = {
  siteName: string;
  logo?: string;
  logoDark?: string;
  /** The SVG of the site's own mark; undefined where it has the shipped one. */
  ownMark?: string;
  mark: string;
  favicon: string;
  deep: string;
};

export const SHIPPED_MARK = "/landing/logo.svg";

/** @returns the colours of the form's unsaved settings, without those whose text isn't valid yet. */
export function coloursOf(form: SettingsForm): BrandColours {
  return { brandColor: parseHex(form.text("brandColor")), accentColor: parseHex(form.text("accentColor")) };
}

/** @returns the brand of the form's unsaved settings. */
export function brandOf(form: SettingsForm): PreviewedBrand {
  const colours = coloursOf(form);
  const shippedName = form.saved.defaults.siteName;
  const siteName = form.text("siteName").trim() || shippedName;
  const image = (name: "logo" | "logoDark" | "favicon") => safeImageSrc(form.text(name)) || undefined;
  const svg = ownMark({ siteName, ...colours }, shippedName);
  const own = svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return {
    siteName,
    logo: image("logo"),
    logoDark: image("logoDark"),
    ownMark: svg,
    mark: own ?? SHIPPED_MARK,
    favicon: image("favicon") ?? own ?? "/favicon.svg",
    deep: paletteOf(colours).deep[0],
  };
}
