import type { ComponentType, ReactNode } from "react";
import type { BlockContext } from "#blocks";
import type { DraftDocument, SaveState } from "#drafts";
import type { CheckContext, Path, Section, SharedBlocks } from "#publishing";
import type { JsonObject } from "#shared";
import type { ChosenPicture } from "./form/replace-picture.ts";
import type { Generate } from "./generator/generate.ts";

/** Which parts of the editor are there (spec 2): a capability that is off leaves no trace of its parts. */
export type Capabilities = Readonly<Record<"remove" | "edit" | "add" | "ai" | "download", boolean>>;

/** Somebody else on the page, and the block that they are at. */
export type OtherPerson = { clientId: string; name: string; key?: string };

/** Addresses of what the site's own pages load, so that the canvas shows blocks as visitors get them. */
export type CanvasAssets = {
  styles: readonly string[];
  /** By block type. */
  blockStyles: Readonly<Record<string, string>>;
  icons: string;
  /** The site's shared header and footer; what is missing is drawn as its sample. */
  sharedBlocks?: SharedBlocks;
} & Pick<BlockContext, "siteName" | "logo" | "socials" | "launch"> &
  Partial<Pick<BlockContext, "mark">>;

/** Chooses the address of an image: typed, or from wherever the caller keeps its pictures. */
type ImageControl = ComponentType<{
  label: string;
  value: string;
  /** @param chosen what the caller knows of the picture when it isn't only an address: `alt` says it in words. */
  onChange: (value: string, chosen?: { alt: string }) => void;
  hint?: string;
  error?: string;
}>;

/** A dialog that chooses one of the caller's pictures. */
type ImagePicker = ComponentType<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (picture: ChosenPicture) => void;
}>;

/** Where the caller keeps saved sections; a failure is an Error whose message is shown. */
export type Sections = {
  list: () => Promise<readonly Section[]>;
  save: (name: string, blocks: readonly JsonObject[]) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** What the caller gives the editor, which knows no network itself. */
export type EditorProps = {
  page: DraftDocument;
  title: string;
  capabilities: Capabilities;
  canvas: CanvasAssets;
  /** Own operations wait to be sent (`page.outbox`). */
  onOperations: () => void;
  saveState: SaveState;
  people: readonly OtherPerson[];
  /** Tells where the user is, for others. */
  onLocate?: (key: string | undefined) => void;
  imageControl: ImageControl;
  imagePicker: ImagePicker;
  /** The blocks of the templates by name, for "Set template"; they may be loaded when they are asked for. */
  templates: Readonly<Record<"landing" | "pricing" | "blog" | "empty", () => unknown[] | Promise<unknown[]>>>;
  /** Models that write; without them, or without the capability `ai`, there is no trace of AI. */
  generate?: Generate;
  /** Saved sections; without them nothing can be kept as one. */
  sections?: Sections;
  /** The field whose form is open at first. */
  start?: { key: string; path: Path };
  /** What is known around the page, for the publish check. */
  around?: CheckContext;
  /** Leads to what a problem of the page as a whole is about (`metaTags`). */
  onPageProblem?: (path: Path) => void;
  /** Where the manual is; the list of shortcuts links it. */
  helpHref?: string;
  /** The caller's way out of the editor, at the beginning of the bar. */
  leading?: ReactNode;
  /** Buttons of the caller at the end of the bar: Publish, Preview, Version history. */
  children?: ReactNode;
};
