import { createHash } from "node:crypto";
import type { SiteLogo } from "#blocks";
import { brandCss, fontAddress, ownMark, schemeOf, SHIPPED_BODY, type CurrentSettings } from "#settings";
import { SAMPLE_NAME } from "#publishing";
import { finish } from "#shared";
import { cachedPageInSteps, type Assets, type CachedPage, type RenderContext } from "#site";
import type { Services } from "../services.ts";

/** A file made from the settings, with its version. */
type MadeFile = { text: string; file: CachedPage; version: string };

/** The files made from the settings, and what pages need to use them. */
type BrandFiles = { css: MadeFile; mark: MadeFile; brand: RenderContext["brand"]; markAddress?: string };

const filesBySettings = new WeakMap<CurrentSettings, BrandFiles>();

function madeFile(text: string, contentType: string): MadeFile {
  const version = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const file = finish(cachedPageInSteps([text], {}, Date.now()));
  void file.pack();
  return { text, file: { ...file, contentType }, version };
}

/** The uploaded fonts that headings and texts have. */
function ownFontsOf({ ownFonts = [], ownHeadingFont, ownBodyFont }: CurrentSettings) {
  const find = (wanted?: string) => ownFonts.find(({ id }) => id === wanted);
  return { heading: find(ownHeadingFont), body: find(ownBodyFont) };
}

function makeBrandFiles({ current }: Services["settings"], { faces, fonts }: Assets): BrandFiles {
  // The shipped faces are part of every stylesheet, and the system's face needs no file.
  const own = ownFontsOf(current);
  const { headingFont, bodyFont = SHIPPED_BODY } = current;
  const heading = own.heading ? undefined : faces[headingFont];
  const body = own.body || bodyFont === SHIPPED_BODY ? undefined : faces[bodyFont];
  const chosen = [heading, body].filter((face) => face !== undefined);
  const rules = brandCss({ ...current, ...own, logo: current.logo ?? current.logoDark });
  const css = madeFile(chosen.map((face) => face.css).join("") + rules, "text/css; charset=utf-8");
  const mark = madeFile(ownMark(current, SAMPLE_NAME) ?? "", "image/svg+xml");
  const headingFile = own.heading ? fontAddress(own.heading) : (heading?.preload ?? fonts.heading);
  const chosenBody = bodyFont === SHIPPED_BODY ? fonts.body : body?.preload;
  const bodyFile = own.body ? fontAddress(own.body) : chosenBody;
  const scheme = schemeOf(current);
  const brand = css.text
    ? {
        stylesheet: `/assets/brand.css?v=${css.version}`,
        fonts: { ...(headingFile && { heading: headingFile }), ...(bodyFile && { body: bodyFile }) },
        ...(scheme !== "auto" && { scheme }),
      }
    : undefined;
  return { css, mark, brand, markAddress: mark.text ? `/assets/mark.svg?v=${mark.version}` : undefined };
}

/** The brand of the current settings; made once for each change. */
export function brandFilesOf({ settings, assets }: Pick<Services, "settings" | "assets">): BrandFiles {
  const { current } = settings;
  const known = filesBySettings.get(current);
  if (known) return known;
  const made = makeBrandFiles(settings, assets);
  filesBySettings.set(current, made);
  return made;
}

/** The owner's logo, and the background that it is made for where there is only one. */
function logoOf({ logo, logoDark }: CurrentSettings): SiteLogo | undefined {
  const src = logo ?? logoDark;
  if (src === undefined) return undefined;
  if (logoDark === undefined) return { src, madeFor: "light" };
  return logo === undefined ? { src, madeFor: "dark" } : { src, srcDark: logoDark };
}

/** The settings that affect every page. */
export function siteContext(
  services: Pick<Services, "settings" | "assets">,
): Pick<RenderContext, "siteName" | "siteDescription" | "brand" | "logo" | "mark" | "favicon" | "socials" | "launch"> {
  const { current } = services.settings;
  const { siteName, description, instagram, twitter, github, discord, linkedin, youtube } = current;
  const { launchPostId: postId, launchUrl: url, launchImageUrl: imageUrl } = current;
  const { brand, markAddress: mark } = brandFilesOf(services);
  return {
    siteName,
    siteDescription: description,
    brand,
    logo: logoOf(current),
    mark,
    favicon: current.favicon ?? mark,
    socials: { instagram, twitter, github, discord, linkedin, youtube },
    launch: postId === undefined ? undefined : { postId, url, imageUrl },
  };
}
