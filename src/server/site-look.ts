import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { brandCss, type CurrentSettings } from "#settings";
import type { Assets, RenderContext } from "#site";
import type { Services } from "./services.ts";

/** The brand stylesheet with its version, and what pages need for it. */
type Look = { css: string; packed: Uint8Array<ArrayBuffer>; version: string; look: RenderContext["look"] };

const looks = new WeakMap<CurrentSettings, Look>();

function makeLook(settings: CurrentSettings, { faces }: Assets): Look {
  const face = faces[settings.headingFont];
  const rules = brandCss({ ...settings, logo: settings.logo ?? settings.logoDark });
  const css = (face?.css ?? "") + rules;
  const version = createHash("sha256").update(css).digest("hex").slice(0, 10);
  const look = css
    ? { stylesheet: `/assets/brand.css?v=${version}`, fonts: face && (face.preload ? [face.preload] : []) }
    : undefined;
  return { css, packed: gzipSync(css, { level: 9 }), version, look };
}

/** The site's look as its settings have it now; made once for each change. */
export function lookOf({ settings, assets }: Pick<Services, "settings" | "assets">): Look {
  const { current } = settings;
  const known = looks.get(current);
  if (known) return known;
  const made = makeLook(current, assets);
  looks.set(current, made);
  return made;
}

/** What the settings decide about every page. */
export function siteContext(
  services: Pick<Services, "settings" | "assets">,
): Pick<RenderContext, "siteName" | "siteDescription" | "look" | "logo" | "favicon" | "socials" | "launch"> {
  const { siteName, description, favicon, logo, logoDark, ...settings } = services.settings.current;
  const { instagram, twitter, github, discord, linkedin, youtube } = settings;
  const { launchPostId: postId, launchUrl: url, launchImageUrl: imageUrl } = settings;
  const src = logo ?? logoDark;
  return {
    siteName,
    siteDescription: description,
    look: lookOf(services).look,
    logo: src === undefined ? undefined : { src, srcDark: logoDark },
    favicon,
    socials: { instagram, twitter, github, discord, linkedin, youtube },
    launch: postId === undefined ? undefined : { postId, url, imageUrl },
  };
}
