/** The height of a site's own logo and the most it may be wide, in pixels (the brand stylesheet's `.site-logo`). */
const HEIGHT = 32;
const MOST = 192;

/** @returns how wide a logo is drawn; the most it may take where its size isn't known. */
export function logoWidth({ width, height }: { width?: number; height?: number }): number {
  return width && height ? Math.min(MOST, Math.round((width / height) * HEIGHT)) : MOST;
}
