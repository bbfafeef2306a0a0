import { paletteOf, schemeOf, type CurrentSettings } from "#settings";
import type { MailLook } from "#mail/server";

/** Mail programs show no SVG. */
const SHOWN = /^https:\/\/[^?#]+\.(?:png|jpe?g|gif|webp)(?:[?#]|$)/i;

type Look = Pick<
  CurrentSettings,
  "siteName" | "logo" | "logoDark" | "brandColor" | "accentColor" | "neutrals" | "scheme"
>;

/**
 * @returns how emails look: in the colours of the site, with its logo where mail programs can load and show it.
 * @param origin of this site's addresses.
 */
export function mailLook(settings: Look, origin: string): MailLook {
  const scheme = schemeOf(settings);
  // On the dark ground that the reader may prefer, a logo for light grounds can't be seen.
  const { logo = "", logoDark } = settings;
  const own = scheme === "dark" ? (logoDark ?? logo) : logo;
  const address = own.startsWith("/") ? origin + own : own;
  return {
    siteName: settings.siteName,
    tones: paletteOf(settings),
    ...(scheme !== "auto" && { scheme }),
    ...(SHOWN.test(address) && { logo: address }),
  };
}
