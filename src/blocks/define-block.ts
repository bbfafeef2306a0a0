import { createElement, type ComponentType, type ReactNode } from "react";
import { z } from "zod";
import { isObject, type Locale } from "#shared";
import type { IconName } from "#ui";
import { completeBy } from "./complete.ts";
import { draftSchema } from "./draft-schema.ts";
import type { LazyCode } from "./lazy-module.ts";
import { lazyViews, type ViewModule } from "./lazy-view.ts";
import type { RichText } from "./parts/rich-text/rich-text.ts";

/** A view's props: content in its full shape (empty where a draft has nothing) and the loader's data. */
export type ViewProps<Content, Data = undefined> = { content: Content; data: Data };

/** The site's owner for structured data; addresses are absolute. */
export type SiteOwner = { name: string; url: string; description?: string; logo?: string; sameAs?: string[] };

/** What structured data needs of the page that its block is on. */
export type BlockFacts = {
  /** The language of its content. */
  locale: Locale;
  /** The absolute address of the home page in the page's language. */
  home: string;
  /** @returns the absolute address of a picture of content; undefined for what isn't an address. */
  absolute: (src: string) => string | undefined;
};

/** What a block's data adds to the page's head. */
export type BlockHead = {
  /** The post that the block shows; it counts where `url` is the page's own address. Times are ISO. */
  article?: { url: string; publishedAt?: string; modifiedAt?: string };
  /** The blog that the page belongs to, whose feeds readers' tools find. */
  blog?: { href: string };
  /**
   * The part of a list that the block shows, where the address asks for one that has entries: the list's own address, the
   * query of the part's with its "?", its number from 1, and the label of the tag that all its entries have.
   */
  list?: { href: string; query: string; page: number; tag?: string };
};

/**
 * Where a block is outside `<main>`: "header" before it and "footer" after it when the page begins or ends with the
 * block, "top" and "bottom" at that edge of the window wherever the page has the block.
 */
type Landmark = "header" | "footer" | "top" | "bottom";

/** Other hosts that a block needs, by directive. */
type BlockHosts = { frame?: string[]; script?: string[]; img?: string[] };

/** The contents of a block's prompt.ts. */
export type BlockPrompt = {
  /** Instructions for writing this block. */
  prompt: string;
  /** What the block is for, in a line of the list that a page is planned from. */
  use: string;
  /** The most tokens of a reply, where 2048 (spec 9) are too few for the block. */
  maxTokens?: number;
};

/** The styles of a schema. */
type StyleOf<Schema extends z.ZodObject> =
  z.output<Schema> extends { style: infer Style extends string } ? Style : never;

type ViewOf<Schema extends z.ZodObject, Data> = ViewModule<ViewProps<z.output<Schema>, Data | undefined>>;

/** The definition in a block's `index.ts`; `Data` is its loader's data. */
type BlockOptions<Schema extends z.ZodObject, Data> = {
  /** The name in stored pages; the folder has the same one. */
  type: string;
  /** The display name. */
  label: string;
  icon: IconName;
  schema: Schema;
  /**
   * Imports the view, or that of each style where they have little in common: the editor loads only what its page shows. A
   * view gets no data in the editor, and where there is none.
   */
  View: ViewOf<Schema, Data> | Record<StyleOf<Schema>, ViewOf<Schema, Data>>;
  /** What cleans the foreign markup of its content, which the view can't render without. */
  cleaners?: (content: z.output<Schema>) => LazyCode[];
  /** What the block says, in plain elements, for Markdown and feeds: where the view is for operating, not for reading. */
  Reading?: ComponentType<ViewProps<z.output<Schema>, Data | undefined>>;
  /** The rich text that is all of the block: readers of Markdown get it word for word. */
  source?: (content: z.output<Schema>) => string;
  /** Where the block may be placed outside `<main>`. */
  landmark?: Landmark | ((content: z.output<Schema>) => Landmark | undefined);
  /** Whether the view renders the page's main title (h1): always, or where the block opens the page. */
  pageTitle?: "always" | "first";
  /** Classes of the block's wrapper, for what only the outermost element can do (sticky). */
  wrapperClass?: string;
  /** Whether the block's tools are always shown in the editor, not only on hover (spec 2). */
  hasFixedTools?: boolean;
  /** Anchors inside the block, without duplicates. The view uses one as an element's id where the page hasn't taken it. */
  anchors?: (content: z.output<Schema>) => string[];
  /** Names of the address's query that its loader reads besides its variables: each of their values is a separate page. */
  queryNames?: readonly string[];
  /** The image that is probably the largest thing on screen when this block comes first. */
  leadImage?: (content: z.output<Schema>, data: Data | undefined) => string | undefined;
  /** How wide its view draws that image, as in HTML's `sizes`, where that isn't `PAGE_SIZES`. */
  leadSizes?: (content: z.output<Schema>) => string | undefined;
  /** The `<name>.early.js` that must run before the first paint, to prevent a flash. */
  early?: (content: z.output<Schema>) => string | undefined;
  /** Structured data for search engines. */
  jsonLd?: (
    content: z.output<Schema>,
    site: SiteOwner,
    facts: BlockFacts,
    data: Data | undefined,
  ) => object | readonly object[] | undefined;
  /** What its data adds to the page's head. */
  head?: (data: Data | undefined) => BlockHead | undefined;
  /** Hosts of the block's iframes and scripts, for the content security policy. */
  hosts?: (content: z.output<Schema>, richText: RichText) => BlockHosts;
  /** The instructions for a model; null when no model writes the block ('Block not supported'). */
  prompt: (() => Promise<BlockPrompt>) | null;
};

/** A block type as other code uses it: its functions take unchecked content. */
export type BlockDefinition = {
  type: string;
  label: string;
  icon: IconName;
  /** Empty for a type without styles. */
  styles: readonly string[];
  schema: z.ZodObject;
  draftSchema: z.ZodType;
  wrapperClass?: string;
  hasFixedTools: boolean;
  pageTitle?: "always" | "first";
  prompt: (() => Promise<BlockPrompt>) | null;
  /** Names of the query that its loader reads besides its variables. */
  queryNames: readonly string[];
  /** Whether everything that renders a block with this content is loaded. */
  isLoaded: (content: unknown) => boolean;
  /**
   * Loads what renders a block with this content, in every style if it is left out.
   * @throws Error with a message for people.
   */
  load: (content?: unknown) => Promise<void>;
  /** @returns the anchors inside a block with this content; none when it can't be rendered. */
  anchorsIn: (content: unknown) => string[];
  /**
   * Lists why draft content can't be published (spec 5): required fields that are empty, and invalid values.
   * A missing field counts as empty.
   */
  findFaults: (content: unknown) => readonly z.core.$ZodIssue[];
  /**
   * Checks draft content and opens it with its loader's data.
   * @throws Error with a message for people when content has the wrong shape.
   */
  open: (content: unknown, data?: unknown) => OpenBlock;
};

/** A block's content, checked and completed, ready to render. */
export type OpenBlock = {
  style?: string;
  landmark?: Landmark;
  /** Anchors that the view may use as ids of elements inside the block. */
  anchors: readonly string[];
  view: ReactNode;
  /** What the block says, where its view doesn't read well (`Reading`). */
  reading?: ReactNode;
  /** The rich text that is all of the block. */
  source?: string;
  early?: string;
  leadImage?: string;
  leadSizes?: string;
  jsonLd: (site: SiteOwner, facts: BlockFacts) => object | readonly object[] | undefined;
  head?: BlockHead;
  hosts: (richText: RichText) => BlockHosts;
};

/** The choices of a style field; none for any other field. */
function stylesIn(field: unknown): readonly string[] {
  if (field instanceof z.ZodOptional) return stylesIn(field.unwrap());
  if (field instanceof z.ZodPipe) return stylesIn(field.def.out);
  return field instanceof z.ZodEnum ? field.options.map(String) : [];
}

/** A copy of JSON content with every text trimmed. */
function trimmed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_name, one: unknown) => (typeof one === "string" ? one.trim() : one));
}

/**
 * Makes a block type. The schema's type stays inside this closure, so that the registry needs no cast.
 */
export function defineBlock<Schema extends z.ZodObject, Data = undefined>(
  options: BlockOptions<Schema, Data>,
): BlockDefinition {
  const { schema, Reading, landmark } = options;
  const draft = draftSchema(schema);
  const complete = completeBy(schema);
  const views = lazyViews<ViewProps<z.output<Schema>, Data | undefined>>(options.View);
  const styles = stylesIn(schema.shape.style);

  function open(stored: unknown, read?: unknown): OpenBlock {
    // Completed content has the schema's shape by construction; loader and view of a folder share the data's type.
    const content = complete(stored) as z.output<Schema>;
    const data = read as Data | undefined;
    const { style } = content as { style?: string };
    return {
      style: styles.length > 0 ? style : undefined,
      landmark: typeof landmark === "function" ? landmark(content) : landmark,
      anchors: options.anchors?.(content) ?? [],
      early: options.early?.(content),
      view: createElement(views.viewOf(style).Part, { content, data }),
      reading: Reading && createElement(Reading, { content, data }),
      source: options.source?.(content),
      leadImage: options.leadImage?.(content, data),
      leadSizes: options.leadSizes?.(content),
      jsonLd: (site, facts) => options.jsonLd?.(content, site, facts, data),
      head: options.head?.(data),
      hosts: (richText) => options.hosts?.(content, richText) ?? {},
    };
  }

  /** Reads a list from stored content; an empty one when that can't be rendered. */
  function listFrom<One>(stored: unknown, read?: (content: z.output<Schema>) => One[]): One[] {
    if (!read) return [];
    try {
      return read(complete(stored) as z.output<Schema>);
    } catch {
      return [];
    }
  }

  /** The code that renders a block with this content. */
  function codeFor(stored: unknown): LazyCode[] {
    const view = views.viewOf(isObject(stored) ? stored.style : undefined);
    return [view, ...listFrom(stored, options.cleaners)];
  }
  const isLoaded = (stored: unknown) => codeFor(stored).every((code) => code.isLoaded());
  async function load(stored?: unknown): Promise<void> {
    const wanted = stored === undefined ? views.all : codeFor(stored);
    await Promise.all(wanted.map((code) => code.load()));
  }

  const anchorsIn = (stored: unknown) => listFrom(stored, options.anchors);

  function findFaults(stored: unknown): readonly z.core.$ZodIssue[] {
    try {
      // A text of only spaces counts as empty.
      return schema.safeParse(trimmed(complete(stored))).error?.issues ?? [];
    } catch {
      // Content that can't be completed isn't a valid draft either: a value has the wrong type.
      return draft.safeParse(stored).error?.issues ?? [];
    }
  }

  const { type, label, icon, wrapperClass, pageTitle, prompt } = options;
  const { hasFixedTools = false, queryNames = [] } = options;
  const shown = { queryNames, type, label, icon, styles, wrapperClass, hasFixedTools, pageTitle, prompt };
  return { ...shown, schema, draftSchema: draft, isLoaded, load, open, anchorsIn, findFaults };
}
