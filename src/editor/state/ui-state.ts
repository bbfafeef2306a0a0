import type { ReactNode } from "react";
import type { Path, PublishReport } from "#publishing";
import type { EditAction } from "#ai";
import { makeStore, type Store } from "./store.ts";

/** Widths in which the page is shown, in pixels; "full" is as wide as the window. */
export const VIEWPORTS = { phone: 390, tablet: 768, desktop: 1280, full: undefined } as const;
export type Viewport = keyof typeof VIEWPORTS;

/** How large the page is shown: 1 is its own size, or what fits where the window is narrower. */
export const ZOOMS = [1, 0.75, 0.5, 0.25] as const;

/** What the canvas shows between the blocks of the draft, though it isn't in it. */
type Overlay = {
  /** Draws what stands behind a block, or first with null. */
  draw: (after: string | null) => ReactNode;
  /** The types of its blocks, whose sheets the canvas needs. */
  types: readonly string[];
};

/** What a model is to do to copy that is there. */
export type Improving = { key: string; path?: Path; action: EditAction | "alt" };

/** What the editor shows beside the draft itself; nobody else sees it, nothing of it is stored. */
export type UiState = {
  /** Keys of the selected blocks. */
  selection: readonly string[];
  /** Whether the "Edit" dialog of the selected block is open: another object each time it is asked for. */
  inspector?: { path?: Path };
  /** Where "Add block" puts the next block; undefined while its dialog is closed. */
  inserter?: { after: string | null };
  dialog?: "template" | "shortcuts" | "section";
  /** The picture for which another one is being chosen. */
  replacing?: { key: string; path: Path };
  panel?: "outline" | "problems";
  viewport: Viewport;
  zoom: number;
  isDark: boolean;
  /** Blocks that were just put in their place: the canvas shows them, and marks them for a moment. */
  reveal?: readonly string[];
  /** The block whose dialog "Chat model block generator" is open. */
  generator?: string;
  /** What a model is to put better: a block, or with a path one field of it; "alt": to describe the picture beside it. */
  improving?: Improving;
  /** What a model writes at the moment: a block of the draft, or without one a whole page. */
  generating?: { block?: string; stop: () => void };
  /** The writing of a whole page, and whether its dialog is open; undefined until somebody begins with it. */
  pageRun?: "open" | "closed";
  overlay?: Overlay;
  /** What the publish check says; undefined until it has looked for the first time. */
  report?: PublishReport;
  /** The document of the canvas, once it stands: keys and clipboard are heard there too. */
  canvasDocument?: Document;
  /** A text that needs an answer, shown in the page (role=alert). */
  alert?: string;
  /** What a screen reader says of the last action. */
  announcement: string;
};

/** Makes the state of a newly opened editor. */
export function makeUiState(begin?: Partial<UiState>): Store<UiState> {
  return makeStore<UiState>({ selection: [], viewport: "full", zoom: 1, isDark: false, announcement: "", ...begin });
}
