/** The height of a site's own logo and its maximum width, in pixels (the brand stylesheet's `.site-logo`). */
const HEIGHT = 32;
const MOST = 192;

/** @returns a logo's width; the maximum where its size isn't known. */
export function logoWidth({ width, height }: { width?: number; height?: number }): number {
  return width && height ? Math.min(MOST, Math.round((width / height) * HEIGHT)) : MOST;
}
