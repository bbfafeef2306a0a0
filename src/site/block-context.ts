import { defaultContext, type BlockContext } from "#blocks";
import { pageTextIds, richText } from "#blocks/server";
import { LANGUAGES, localePath, policySource, textsFor } from "#shared";
import type { Hosts } from "./csp.ts";
import { markDataArea } from "./data-area.ts";
import type { Assets, RenderContext } from "./types.ts";

/** What the views of a page know about it. @param hosts receives the hosts of its images. */
export function makeBlockContext(context: RenderContext, assets: Assets, hosts: Hosts): BlockContext {
  const { locale, siteName, debug, launch, logo, mark = defaultContext.mark, socials, isSignUpOpen = false } = context;
  // A sample in a wrapper represents a page; the wrapper itself is in one language.
  const path = context.wrapper ? "/" : context.path;
  return {
    ...defaultContext,
    ...(context.preview && { idPrefix: context.preview.idPrefix, dataArea: markDataArea }),
    mode: "site",
    richText: context.richText ?? richText,
    textIds: pageTextIds(),
    locale,
    texts: textsFor(locale),
    debug,
    siteName,
    isSignUpOpen,
    mark,
    launch,
    logo,
    socials,
    languages: [...LANGUAGES].map(([one, label]) => ({ locale: one, label, href: localePath(path, one) })),
    image: (src) => {
      const image = assets.image(src);
      const host = policySource(image.src);
      if (host) hosts.img.add(host);
      return image;
    },
  };
}
