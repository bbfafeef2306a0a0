import type { ReactNode } from "react";
import type { NotTaken } from "#drafts";
import type { CheckContext, DataChoices, Path, PublishReport } from "#publishing";
import type { EditAction } from "#ai";
import type { Framing, Template } from "../editor-props.ts";
import type { TextPart } from "../improve/text-part.ts";
import { makeStore, type Store } from "./store.ts";

/** Widths in which the page is shown, in pixels; "full" is as wide as the window, at least a desktop's on a large screen. */
export const VIEWPORTS = { phone: 390, tablet: 768, desktop: 1280, full: undefined } as const;
export type Viewport = keyof typeof VIEWPORTS;

/** The zoom of the page: 1 is its own size. */
export const ZOOMS = [1, 0.75, 0.5, 0.25] as const;
/** "fit" shows the page's whole width. */
export type Zoom = "fit" | (typeof ZOOMS)[number];

/** What the canvas shows between the blocks of the draft without being part of it. */
export type Overlay = {
  /** Renders what follows a block, or comes first with null. */
  render: (after: string | null) => ReactNode;
  /** The types of its blocks, whose stylesheets the canvas needs. */
  types: readonly string[];
};

/** An action of a model on existing copy. @param part the selected part of the field's text. */
export type Improving = { key: string; path?: Path; part?: TextPart; action: EditAction | "alt" };

/** A generation that is under way. */
export type Generating = { block?: string; stop: () => void };

/** The editor's UI state, which nobody else sees and which isn't stored. */
export type UiState = {
  /** Keys of the selected blocks. */
  selection: readonly string[];
  /** Whether the "Edit" dialog of the selected block is open: a new object each time it is requested. */
  inspector?: { path?: Path };
  /** Where "Add block" inserts the next block; undefined while its dialog is closed. */
  inserter?: { after: string | null };
  dialog?: "template" | "gallery" | "shortcuts" | "section";
  /** The template that the dialog "Set template" begins with; the page's own blocks without one. */
  template?: Template;
  /** The picture for which another one is being chosen; `file` is uploaded at once. */
  replacing?: { key: string; path: Path; file?: File };
  /** The picture whose crop or focal point is being chosen. */
  framing?: { key: string; path: Path; tool: Framing };
  panel?: "outline" | "problems";
  viewport: Viewport;
  zoom: Zoom;
  /** The scale at which the page is shown. */
  scale: number;
  isDark: boolean;
  /** Blocks that were just inserted or moved: the canvas scrolls to them and highlights them briefly. */
  reveal?: readonly string[];
  /** The block whose dialog "Chat model block generator" is open. */
  generator?: string;
  /** Whether the dialog "Draft from notes" is open, and the block that its text goes into; without one it adds a block. */
  drafting?: { key?: string };
  /** What a model improves: a block, or with a path one field of it; "alt": it describes the picture beside it, or the first one in a text. */
  improving?: Improving;
  /** What models are writing: each a block of the draft, or without one a whole page. */
  generating: readonly Generating[];
  /** Whether the dialog of the page run is open; undefined until one is started. */
  pageRun?: "open" | "closed";
  overlay?: Overlay;
  /** Whether the canvas has rendered a block with data. */
  hasData?: boolean;
  /** Renders what visitors get of a block's data; without it a note is in its place. */
  renderData?: (blockKey: string, isLead: boolean) => ReactNode;
  /** What the settings of data blocks can name, and the check of it; undefined until it is known. */
  choices?: DataChoices;
  checkData?: CheckContext["checkData"];
  /** The report of the publish check; undefined until its first run. */
  report?: PublishReport;
  /** The document of the canvas once it is ready: its key and clipboard events are handled too. */
  canvasDocument?: Document;
  /** A text that needs an answer, shown in the page (role=alert). */
  alert?: string | NotTaken;
  /** The announcement of the last action. */
  announcement: string;
};

/** @returns the key of the selected block; undefined unless exactly one is selected. */
export function onlySelected({ selection }: Pick<UiState, "selection">): string | undefined {
  return selection.length === 1 ? selection[0] : undefined;
}

/** Creates the state of a newly opened editor. */
export function makeUiState(begin?: Partial<UiState>): Store<UiState> {
  return makeStore<UiState>({
    selection: [],
    viewport: "full",
    zoom: "fit",
    scale: 1,
    isDark: false,
    generating: [],
    announcement: "",
    ...begin,
  });
}
