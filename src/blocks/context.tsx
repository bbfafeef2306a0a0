import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type { RichText } from "./parts/rich-text/rich-text.ts";
import type { SocialAddresses } from "./parts/social-accounts.ts";
import { DEFAULT_LOCALE, textsFor, type Locale, type Texts } from "#shared";

/** What a form of the page shows: its token, and after a post without JavaScript the answer and the entered values. */
export type FormState = {
  token: string;
  values?: Record<string, string>;
  fields?: Record<string, string>;
  success?: string;
  error?: string;
};

/** A product launch that the hero's badge links to (LAUNCH_POST_ID, spec 2). */
export type Launch = { postId: string; url: string; imageUrl: string };

/** A site's own logo, and another one for dark grounds; `madeFor` is the only kind of ground that a single one is for. */
export type SiteLogo = { src: string; srcDark?: string; madeFor?: "light" | "dark" };

/** What a view may know about the page it is on. */
export type BlockContext = {
  mode: "site" | "edit";
  /** The language of the interface: that of the address. */
  locale: Locale;
  texts: Texts;
  /** The language that the page's content is written in. */
  contentLocale: Locale;
  /** Prefix of every id inside the block, taken from its place on the page: the same at every render. */
  idPrefix: string;
  /** The anchors inside the block that are free on its page: ids of its elements. */
  innerAnchors: ReadonlySet<string>;
  /** True for the first block of the main part: its images load at once. */
  isLead: boolean;
  debug: boolean;
  siteName: string;
  /** Whether visitors can make an account without an invitation. */
  isSignUpOpen: boolean;
  /** Address of the mark beside the site's name. */
  mark: string;
  /** Instead of the mark and the site's name in type. */
  logo?: SiteLogo;
  /** The site's accounts, for blocks whose content names none. */
  socials?: SocialAddresses;
  /** The page's address in every language. */
  languages: { locale: Locale; label: string; href: string }[];
  launch?: Launch;
  /** Turns an image address of content into the one to load, with its natural size when it is known. */
  image: (src: string) => { src: string; width?: number; height?: number };
  form: (name: string) => FormState;
  /** Cleans foreign markup; without a provider nothing of it is drawn. */
  richText: RichText;
  /** Draws an island: rendered and marked for hydration on the site, simply drawn in the editor. */
  island: (name: string, Island: ComponentType<never>, props: object) => ReactNode;
};

const defaultContext: BlockContext = {
  mode: "edit",
  locale: DEFAULT_LOCALE,
  texts: textsFor(DEFAULT_LOCALE),
  contentLocale: DEFAULT_LOCALE,
  idPrefix: "b",
  innerAnchors: new Set(),
  isLead: false,
  debug: false,
  siteName: "",
  isSignUpOpen: false,
  mark: "/landing/logo.svg",
  languages: [],
  image: (src) => ({ src }),
  form: () => ({ token: "" }),
  richText: { toHtml: () => "", imageHosts: () => [], drawing: () => undefined },
  island: (_name, Island, props) => {
    const Component = Island as ComponentType<object>;
    return <Component {...props} />;
  },
};

const Context = createContext<BlockContext>(defaultContext);

/** Gives the views below it what they may know about their page. */
export const BlockContextProvider = Context.Provider;

/** @returns what the surrounding page tells its blocks; sensible values of an editor without a provider. */
export function useBlockContext(): BlockContext {
  return useContext(Context);
}

/**
 * @returns the values of `lang` where a page's content isn't in the language of its interface, else nothing: `content`
 * for what authors wrote outside `<main>`, `interface` for our own words inside it.
 */
export function useLangs(): { content?: Locale; interface?: Locale } {
  const { locale, contentLocale } = useBlockContext();
  return locale === contentLocale ? {} : { content: contentLocale, interface: locale };
}

export { defaultContext };
