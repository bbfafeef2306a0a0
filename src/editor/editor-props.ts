import type { ComponentType, ReactNode } from "react";
import type { BlockContext, FoundImage } from "#blocks";
import type { DraftDocument, SaveState } from "#drafts";
import type { CheckContext, Path, Section, SharedBlocks } from "#publishing";
import type { JsonObject } from "#shared";
import type { DataSource } from "./data/data-source.ts";
import type { ChosenPicture } from "./form/replace-picture.ts";
import type { Generate } from "./generator/generate.ts";
import type { TemplateName } from "./template/templates.ts";

/** Which parts of the editor exist (spec 2): one that is off leaves no trace. */
export type Capabilities = Readonly<Record<"remove" | "edit" | "add" | "ai" | "download", boolean>>;

/** Another person on the page, and the block that they are at. */
export type OtherPerson = { clientId: string; name: string; key?: string };

/** What the site's own pages load, so that the canvas shows blocks as visitors see them. */
export type CanvasAssets = {
  /** The page's, with the site's own texts in it, where it isn't the default one. */
  language?: Pick<BlockContext, "locale" | "texts"> & { direction: "ltr" | "rtl" };
  styles: readonly string[];
  /** By block type. */
  blockStyles: Readonly<Record<string, string>>;
  icons: string;
  /** The shipped illustrations by address: they have the colours and faces of the page. */
  drawings: Readonly<Record<string, FoundImage>>;
  /** The site's shared header and footer; a missing one is rendered as its sample. */
  sharedBlocks?: SharedBlocks;
} & Pick<BlockContext, "siteName" | "logo" | "socials" | "launch"> &
  Partial<Pick<BlockContext, "mark">>;

/** A control for the address of an image: typed, or chosen from the caller's pictures. */
type ImageControl = ComponentType<{
  label: string;
  value: string;
  /** @param chosen set for one of the caller's pictures: `alt` is its alt text. */
  onChange: (value: string, chosen?: { alt: string }) => void;
  hint?: string;
  error?: string;
  /** Opens the dialog that chooses how this place shows the picture. */
  onFrame?: (tool: Framing) => void;
}>;

/** How a place shows a picture: the part of it, or the point that stays in view where a frame cuts it. */
export type Framing = "crop" | "focus";

/** A dialog that chooses it. `value`: the picture's address with its crop and focal point, as the draft has it. */
type FramePicture = ComponentType<{
  tool: Framing;
  value: string;
  /** Called with the new ones when they are applied. */
  onChange: (value: string) => void;
  onClose: () => void;
}>;

/** A dialog that chooses one of the caller's pictures. */
type ImagePicker = ComponentType<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (picture: ChosenPicture) => void;
  /** Uploaded at once, and chosen when that has worked. */
  file?: File;
}>;

/**
 * Takes a picture into the caller's library; a failure is an Error whose message is shown.
 * @param onProgress gets the fraction that is sent, 0 to 1.
 */
export type UploadPicture = (file: File, onProgress: (part: number) => void) => Promise<ChosenPicture>;

/** The caller's storage of saved sections; a failure is an Error whose message is shown. */
export type Sections = {
  list: () => Promise<readonly Section[]>;
  save: (name: string, blocks: readonly JsonObject[]) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** What a template puts on the page, and what its caller offers beside it: to add the data that the page shows. */
export type Template = { blocks: unknown[]; offer?: ReactNode };

/** @param props.value the template that is shown at the moment. */
type TemplateGallery = ComponentType<{
  value: TemplateName | undefined;
  onChoose: (name: TemplateName) => void;
}>;

/** What the caller provides to the editor, which knows no network itself. */
export type EditorProps = {
  page: DraftDocument;
  title: string;
  capabilities: Capabilities;
  canvas: CanvasAssets;
  /** Called when own operations wait to be sent (`page.outbox`). */
  onOperations: () => void;
  saveState: SaveState;
  people: readonly OtherPerson[];
  /** Called with the user's block, to be shown to others. */
  onLocate?: (key: string | undefined) => void;
  imageControl: ImageControl;
  imagePicker: ImagePicker;
  framePicture: FramePicture;
  /** What can be chosen about how a place shows a picture. */
  framingsOf: (value: string) => readonly Framing[];
  /** Where pasted and dropped pictures go; without it only those of the library can be inserted into text. */
  uploadPicture?: UploadPicture;
  /** The block whose text is open in the writing view; empty for the first text of the page. */
  writing?: string;
  /** Opens the writing view on a block, or closes it; without it there is none. */
  onWriting?: (key: string | undefined) => void;
  /** Who writes: the layout of the writing view is remembered for them in this browser. */
  person?: string;
  /** Pictures of further templates, to choose one; without it "Set template" offers only those that it names. */
  templateGallery?: TemplateGallery;
  /** Makes the blocks of a template, for "Set template"; they may be loaded on demand. */
  templates: (name: TemplateName) => Template | Promise<Template>;
  /** Generation by models; without it, or without the capability `ai`, there is no trace of AI. */
  generate?: Generate;
  /** Loads the access to the site's data; without it the canvas shows none, and the settings of data blocks are typed. */
  data?: () => Promise<DataSource>;
  /**
   * Reads the markup of a block type's samples by style, "" for a type without styles, where only the server can render
   * them; without it "Add block" shows such a type without data. A failure is an Error.
   */
  samples?: (type: string) => Promise<ReadonlyMap<string, string>>;
  /** Saved sections; without this none can be saved. */
  sections?: Sections;
  /** The field whose form is open at first. */
  start?: { key: string; path: Path };
  /** What is known about the site, for the publish check. */
  around?: CheckContext;
  /** Opens what a problem of the page as a whole is about (`metaTags`). */
  onPageProblem?: (path: Path) => void;
  /** The address of the manual; the list of shortcuts links to it. */
  helpHref?: string;
  /** The address where the site's shared header and footer are edited. */
  sharedHref?: string;
  /** The caller's way out of the editor, at the start of the bar. */
  leading?: ReactNode;
  /** The caller's line below the bar. */
  notice?: ReactNode;
  /** The caller's messages about saving, which place themselves over whatever fills the window. */
  messages?: ReactNode;
  /** The caller's buttons at the end of the bar: Publish, Preview, Version history. */
  children?: ReactNode;
};
