import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type { RichText } from "./parts/rich-text/rich-text.ts";
import type { SocialAddresses } from "./parts/social-accounts.ts";
import { DEFAULT_LOCALE, DEFAULT_TEXTS, type Locale, type Texts } from "#shared";

/** The state of a form: its token, and after a post without JavaScript the answer and the entered values. */
export type FormState = {
  token: string;
  values?: Record<string, string>;
  /** The same for a form whose fields may have several values or lines. */
  lists?: Record<string, readonly string[]>;
  fields?: Record<string, string>;
  success?: string;
  error?: string;
};

/** A product launch that the hero's badge links to (LAUNCH_POST_ID, spec 2). */
export type Launch = { postId: string; url: string; imageUrl: string };

/** A site's own logo, and one for dark backgrounds; `madeFor` is the background that a single logo is made for. */
export type SiteLogo = { src: string; srcDark?: string; madeFor?: "light" | "dark" };

/**
 * A picture to load: its natural size where it is known, its narrower variants as in an image's `srcset`, and of a shipped
 * illustration the symbol to draw it from in the page's own colours and faces.
 */
export type FoundImage = { src: string; width?: number; height?: number; srcSet?: string; drawing?: string };

/** What a view knows about its page. */
export type BlockContext = {
  mode: "site" | "edit";
  /** The language of the interface: that of the address. */
  locale: Locale;
  texts: Texts;
  /** The language that the page's content is written in. */
  contentLocale: Locale;
  /** Prefix of every id inside the block, derived from its index on the page: the same at every render. */
  idPrefix: string;
  /** The anchors inside the block that are free on its page: ids of its elements. */
  innerAnchors: ReadonlySet<string>;
  /** The name of the block's section where an earlier section of the page already has its heading's text as a name. */
  sectionName?: string;
  /** True for the first block of the main part: its images load eagerly. */
  isLead: boolean;
  debug: boolean;
  siteName: string;
  /** Whether visitors can make an account without an invitation. */
  isSignUpOpen: boolean;
  /** Address of the mark beside the site's name. */
  mark: string;
  /** Replaces the mark and the site's name. */
  logo?: SiteLogo;
  /** The site's accounts, for blocks whose content has none. */
  socials?: SocialAddresses;
  /** The page's address in every language. */
  languages: { locale: Locale; label: string; href: string }[];
  launch?: Launch;
  /** Turns an image address of content into the picture to load. */
  image: (src: string) => FoundImage;
  form: (name: string) => FormState;
  /** Cleans foreign markup; without a provider none of it is rendered. */
  richText: RichText;
  /** Gives the clean markup of a text ids that no earlier text of the page has (`page-text-ids.ts`). */
  textIds: (html: string) => string;
  /** The finished markup of the blocks inside this one: a post's own, in its frame's blogPost block. */
  body?: string;
  /** Renders the area with a block's data: in the editor in place of its note, in a preview around what visitors get. */
  dataArea?: (area: ReactNode) => ReactNode;
  /** Renders an island: marked for hydration on the site, as a plain component in the editor. */
  island: (name: string, Island: ComponentType<never>, props: object) => ReactNode;
};

/** The context without a page: what views get outside a provider. */
export const defaultContext: BlockContext = {
  mode: "edit",
  locale: DEFAULT_LOCALE,
  texts: DEFAULT_TEXTS,
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
  richText: { toHtml: () => "", hosts: () => ({ img: [], frame: [] }), drawing: () => undefined },
  textIds: (html) => html,
  island: (_name, Island, props) => {
    const Component = Island as ComponentType<object>;
    return <Component {...props} />;
  },
};

const Context = createContext<BlockContext>(defaultContext);

/** Provides the page's context to the views inside it. */
export const BlockContextProvider = Context.Provider;

/** @returns the page's context; without a provider, sensible defaults for an editor. */
export function useBlockContext(): BlockContext {
  return useContext(Context);
}

/**
 * @returns the values of `lang` when a page's content isn't in the language of its interface: `content` for texts of
 * authors outside `<main>`, `interface` for our own texts inside it.
 */
export function useLangs(): { content?: Locale; interface?: Locale } {
  const { locale, contentLocale } = useBlockContext();
  return locale === contentLocale ? {} : { content: contentLocale, interface: locale };
}
