import { createHash } from "node:crypto";
import { nameOfMedia } from "#media/server";
import { metaValue, SAMPLE_NAME, type PageContent } from "#publishing";
import { paletteOf, schemeOf, type CurrentSettings } from "#settings";
import { oneLine } from "#shared";
import { presentName } from "../posts/author-name.ts";
import type { Services } from "../services.ts";
import type { MarkPicture, ShareLogo, SharePicture } from "./draw-share.ts";

type Needs = Pick<Services, "settings" | "database">;

/** Changes when the drawing does: pages then name new addresses. A test compares the drawing. */
const DRAWING = 1;

const ADDRESS = /^\/media\/share\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{16})\.png$/;

/**
 * The owner's logo for the picture's ground; a logo for the other kind has a plate. Only pixels of the media library are drawn:
 * the server never renders SVG.
 */
function logoOf({ logo, logoDark }: CurrentSettings, isDark: boolean): ShareLogo | undefined {
  const [fitting, other] = isDark ? [logoDark, logo] : [logo, logoDark];
  const file = nameOfMedia(fitting ?? other ?? "");
  if (file === undefined || file.endsWith(".svg")) return undefined;
  return fitting === undefined ? { file, plate: isDark ? "light" : "dark" } : { file };
}

/** What the site's mark looks like now: in the colours of the dark scheme where every visitor has that one. */
export function markPictureOf(current: CurrentSettings): MarkPicture {
  const { siteName, headingFont } = current;
  const mode = schemeOf(current) === "dark" ? 1 : 0;
  const { paper, ink, "ink-soft": soft, brand, "on-brand": onBrand, "brand-tint": tint, accent } = paletteOf(current);
  return {
    siteName,
    isShippedName: siteName === SAMPLE_NAME,
    face: headingFont,
    colours: {
      paper: paper[mode],
      ink: ink[mode],
      soft: soft[mode],
      brand: brand[mode],
      onBrand: onBrand[mode],
      tint: tint[mode],
      accent: accent[mode],
    },
  };
}

/** What the share picture of a page shows now. */
export async function shareOf(services: Needs, page: PageContent): Promise<SharePicture> {
  const { current } = services.settings;
  const { siteName, isShippedName, face, colours } = markPictureOf(current);
  return {
    title: oneLine(metaValue(page, "title") ?? siteName),
    author: await presentName(services, metaValue(page, "author")),
    siteName,
    isShippedName,
    face,
    logo: logoOf(current, schemeOf(current) === "dark"),
    colours,
  };
}

/** @returns 16 hexadecimal digits that change with what a picture shows. */
export function hashOfShare(picture: SharePicture): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING, picture]))
    .digest("hex")
    .slice(0, 16);
}

/** @returns the immutable address of a page's share picture. */
export async function shareAddress(services: Needs, id: string, page: PageContent): Promise<string> {
  return `/media/share/${id}-${hashOfShare(await shareOf(services, page))}.png`;
}

/** Reads the address of a share picture. @returns undefined for any other address. */
export function readShareAddress(path: string): { pageId: string; hash: string } | undefined {
  const [, pageId, hash] = ADDRESS.exec(path) ?? [];
  return pageId !== undefined && hash !== undefined ? { pageId, hash } : undefined;
}
