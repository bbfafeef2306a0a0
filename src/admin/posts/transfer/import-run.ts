import { useSyncExternalStore } from "react";
import { messageOf } from "#client";
import type { ImportedPost, ImportSummary } from "#publishing";
import type { ImportSource } from "./import-parts.ts";
import { sendImport, type ImportQuery } from "./send-import.ts";

/** What the person wants; an empty blog leaves posts where their files say, or in the default one. */
export type ImportOptions = { blog: string; publish: boolean; fetchPictures: boolean };

/** An import, from the choice of files to its result. */
export type ImportState = {
  /** `checking` and `importing`: the server is at work. */
  phase: "choosing" | "checking" | "checked" | "importing" | "done";
  source?: ImportSource;
  options: ImportOptions;
  /** The posts of the phase, as far as they have arrived. */
  posts: readonly ImportedPost[];
  /** How many posts an import has to go through. */
  total: number;
  summary?: ImportSummary;
  error?: string;
};

const FIRST: ImportState = {
  phase: "choosing",
  options: { blog: "", publish: false, fetchPictures: true },
  posts: [],
  total: 0,
};

/** It goes on when its dialog or screen is closed, so it belongs to the document. */
let state = FIRST;
const listeners = new Set<() => void>();

function change(next: Partial<ImportState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The import of this tab. */
export function useImport(): ImportState {
  return useSyncExternalStore(subscribe, () => state);
}

function add(one: ImportSummary | undefined, other: ImportSummary): ImportSummary {
  if (!one) return other;
  return {
    create: one.create + other.create,
    skip: one.skip + other.skip,
    conflict: one.conflict + other.conflict,
    invalid: one.invalid + other.invalid,
    published: one.published + other.published,
    pictures: one.pictures + other.pictures,
    remarks: [...one.remarks, ...other.remarks],
  };
}

/** How often posts that arrive are shown. */
const SHOW_MS = 100;

/** Sends all parts one after the other; what has arrived stays when one fails. */
async function send(query: ImportQuery, isCurrent: () => boolean): Promise<void> {
  const arrived: ImportedPost[] = [];
  let shownAt = 0;
  const show = () => {
    shownAt = performance.now();
    if (isCurrent()) change({ posts: [...arrived] });
  };
  try {
    for (const part of state.source?.parts ?? []) {
      for await (const line of sendImport(part, query)) {
        if (!isCurrent()) return;
        if ("post" in line) arrived.push(line.post);
        if ("end" in line) change({ summary: add(state.summary, line.end) });
        if (performance.now() - shownAt > SHOW_MS) show();
      }
    }
  } finally {
    show();
  }
}

let runs = 0;

async function run(phase: "checking" | "importing", query: ImportQuery): Promise<void> {
  const id = (runs += 1);
  const isCurrent = () => id === runs;
  const total = state.posts.length;
  change({ phase, posts: [], total, summary: undefined, error: undefined });
  const next = phase === "checking" ? "checked" : "done";
  try {
    await send(query, isCurrent);
    if (isCurrent()) change({ phase: next });
  } catch (error) {
    if (isCurrent()) change({ phase: next, error: messageOf(error) });
  }
}

/** Says what an import would do, without doing it. */
export async function checkImport(next: { source?: ImportSource; options?: ImportOptions }): Promise<void> {
  change(next);
  await run("checking", { dryRun: "true", blog: state.options.blog });
}

/** Changes what is only needed for the import itself. */
export function setImportOptions(options: ImportOptions): void {
  change({ options });
}

/** Imports what was checked. */
export async function runImport(): Promise<void> {
  const { blog, publish, fetchPictures } = state.options;
  await run("importing", {
    blog,
    publish: publish ? "true" : undefined,
    pictures: fetchPictures ? "fetch" : undefined,
  });
}

/** Begins again with the choice of files. */
export function resetImport(): void {
  runs += 1;
  change({ ...FIRST, source: undefined, summary: undefined, error: undefined });
}
