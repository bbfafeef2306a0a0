import { createElement, type ComponentType, type ReactNode } from "react";
import { z } from "zod";
import type { IconName } from "#ui";
import { completeBy } from "./complete.ts";
import { draftSchema } from "./draft-schema.ts";
import type { RichText } from "./parts/rich-text/rich-text.ts";

/** What a view gets: content in its full shape (empty where a draft has nothing) and what the loader read. */
export type ViewProps<Content, Data = undefined> = { content: Content; data: Data };

/** Whose site it is, as structured data names them; addresses are whole ones. */
export type SiteOwner = { name: string; url: string; description?: string; logo?: string; sameAs?: string[] };

/**
 * Where a block stands outside `<main>`: "header" before it and "footer" after it when the page begins or ends with the
 * block, "top" and "bottom" at that edge of the window wherever the page has the block.
 */
type Landmark = "header" | "footer" | "top" | "bottom";

/** Hosts beyond our own that a block needs, by what they deliver. */
type BlockHosts = { frame?: string[]; script?: string[]; img?: string[] };

/** What a block's prompt.ts tells a model. */
export type BlockPrompt = {
  /** How this block is written. */
  prompt: string;
  /** What the block is for, in a line of the list that a page is planned from. */
  use: string;
  /** The most tokens of a reply, where 2048 (spec 9) are too few for the block. */
  maxTokens?: number;
};

/** What a block's `index.ts` says about its type; `Data` is what its loader reads. */
export type BlockOptions<Schema extends z.ZodObject, Data> = {
  /** The name in stored pages; the folder carries the same one. */
  type: string;
  /** The name that people read. */
  label: string;
  icon: IconName;
  schema: Schema;
  /** Finished sample content: the shipped site's own. */
  defaults: z.input<Schema>;
  /** What the catalogue shows where the defaults, fixed by the specification, say too little. */
  sample?: z.input<Schema>;
  /** Gets no data in the editor, and where there is none. */
  View: ComponentType<ViewProps<z.output<Schema>, Data | undefined>>;
  /** Where the block may stand outside `<main>`. */
  landmark?: Landmark | ((content: z.output<Schema>) => Landmark | undefined);
  /** Whether the view draws the page's main title (h1): always, or where the block opens the page. */
  pageTitle?: "always" | "first";
  /** Classes of the block's wrapper, for what only the outermost element can do (sticky). */
  wrapperClass?: string;
  /** Whether the block's tools are always shown in the editor, not only while it is pointed at (spec 2). */
  hasFixedTools?: boolean;
  /** Anchors inside the block, each once. The view gives an element one of them as its id where the page leaves it free. */
  anchors?: (content: z.output<Schema>) => string[];
  /** The image that is probably the largest thing on screen when this block comes first. */
  leadImage?: (content: z.output<Schema>) => string | undefined;
  /** The `<name>.early.js` that must run before the page is drawn: what would flash otherwise. */
  early?: (content: z.output<Schema>) => string | undefined;
  /** Structured data for search engines. */
  jsonLd?: (content: z.output<Schema>, site: SiteOwner) => object | undefined;
  /** Hosts that the block's frames or scripts come from, for the content security policy. */
  hosts?: (content: z.output<Schema>, richText: RichText) => BlockHosts;
  /** What to tell the model; null: not written by a model ('Block not supported'). */
  prompt: (() => Promise<BlockPrompt>) | null;
};

/** A block type as the rest of the program knows it: content goes in unchecked. */
export type BlockDefinition = {
  type: string;
  label: string;
  icon: IconName;
  /** Empty for a type without styles. */
  styles: readonly string[];
  schema: z.ZodObject;
  draftSchema: z.ZodType;
  defaults: unknown;
  /** What the catalogue shows. */
  sample: unknown;
  wrapperClass?: string;
  hasFixedTools: boolean;
  pageTitle?: "always" | "first";
  prompt: (() => Promise<BlockPrompt>) | null;
  /** @returns the anchors inside a block with this content; none when it can't be drawn. */
  anchorsIn: (content: unknown) => string[];
  /**
   * Says what publishing refuses of draft content (spec 5): what is empty but needed, and what is wrong.
   * A field that is missing counts as empty.
   */
  findFaults: (content: unknown) => readonly z.core.$ZodIssue[];
  /**
   * Checks draft content and opens it with what its loader read.
   * @throws Error with a message for people when content has the wrong shape.
   */
  open: (content: unknown, data?: unknown) => OpenBlock;
};

/** A block's content, checked and completed, ready to be drawn. */
export type OpenBlock = {
  style?: string;
  landmark?: Landmark;
  /** Anchors that the view may use as ids of elements inside the block. */
  anchors: readonly string[];
  view: ReactNode;
  early?: string;
  leadImage?: string;
  jsonLd: (site: SiteOwner) => object | undefined;
  hosts: (richText: RichText) => BlockHosts;
};

function trimmed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_name, one: unknown) => (typeof one === "string" ? one.trim() : one));
}

/**
 * Makes a block type. The schema's type stays inside this closure, so that the registry needs no cast
 * (ARCHITECTURE.md).
 */
export function defineBlock<Schema extends z.ZodObject, Data = undefined>(
  options: BlockOptions<Schema, Data>,
): BlockDefinition {
  const { schema, View, landmark } = options;
  const draft = draftSchema(schema);
  const complete = completeBy(schema);
  const styleField: unknown = schema.shape.style;
  const styles = styleField instanceof z.ZodEnum ? styleField.options.map(String) : [];

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
      view: createElement(View, { content, data }),
      leadImage: options.leadImage?.(content),
      jsonLd: (site) => options.jsonLd?.(content, site),
      hosts: (richText) => options.hosts?.(content, richText) ?? {},
    };
  }

  function anchorsIn(stored: unknown): string[] {
    if (!options.anchors) return [];
    try {
      return options.anchors(complete(stored) as z.output<Schema>);
    } catch {
      return [];
    }
  }

  function findFaults(stored: unknown): readonly z.core.$ZodIssue[] {
    try {
      // A text of spaces is as good as none.
      return schema.safeParse(trimmed(complete(stored))).error?.issues ?? [];
    } catch {
      // What can't be completed is no draft either: a value of the wrong type.
      return draft.safeParse(stored).error?.issues ?? [];
    }
  }

  const { type, label, icon, defaults, sample = defaults, wrapperClass, pageTitle, prompt } = options;
  const { hasFixedTools = false } = options;
  const shown = { type, label, icon, styles, wrapperClass, hasFixedTools, pageTitle, prompt };
  return { ...shown, schema, draftSchema: draft, defaults, sample, open, anchorsIn, findFaults };
}
