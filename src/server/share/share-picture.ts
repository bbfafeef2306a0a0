import { createHash } from "node:crypto";
import { paletteOf } from "#settings";
import { metaValue, type PageContent } from "#publishing";
import { oneLine } from "#shared";
import { presentName } from "../posts/author-name.ts";
import type { Services } from "../services.ts";
import type { SharePicture } from "./draw-share.ts";

type Needs = Pick<Services, "settings" | "database">;

/** Changes when the drawing does: pages then name new addresses. A test compares the drawing. */
const DRAWING = 1;

const ADDRESS = /^\/media\/share\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{16})\.png$/;

/** What the share picture of a page shows now, in the colours of the light scheme. */
export async function shareOf(services: Needs, page: PageContent): Promise<SharePicture> {
  const { current, defaults } = services.settings;
  const { siteName, headingFont } = current;
  const { paper, ink, "ink-soft": soft, brand, "on-brand": onBrand, "brand-tint": tint, accent } = paletteOf(current);
  return {
    title: oneLine(metaValue(page, "title") ?? siteName),
    author: await presentName(services, metaValue(page, "author")),
    siteName,
    isShippedName: siteName === defaults.siteName,
    face: headingFont,
    colours: {
      paper: paper[0],
      ink: ink[0],
      soft: soft[0],
      brand: brand[0],
      onBrand: onBrand[0],
      tint: tint[0],
      accent: accent[0],
    },
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
