import { useSyncExternalStore } from "react";
import { ApiError, messageOf } from "#client";
import type { ImportedPost } from "#publishing";
import type { ImportPart, ImportSource } from "./import-parts.ts";
import { sendImport, type ImportQuery } from "./send-import.ts";

/** The person's choices; an empty blog leaves posts where their files say, or in the default one. */
export type ImportOptions = { blog: string; publish: boolean; fetchPictures: boolean };

/** How far reading is: the part of the source that is sent, of how many, and how many of its entries are read. */
type ImportReading = { part: number; parts: number; read: number; of: number };

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
  reading?: ImportReading;
  /** Pictures stored so far. */
  pictures: number;
  /** What else the source had, in sentences. */
  remarks: readonly string[];
  /** Why the phase ended early. */
  error?: string;
  /** The person ended it. */
  isStopped: boolean;
};

const FIRST: ImportState = {
  phase: "choosing",
  options: { blog: "", publish: false, fetchPictures: true },
  posts: [],
  total: 0,
  pictures: 0,
  remarks: [],
  isStopped: false,
};

/** It continues when its dialog or screen is closed, so it belongs to the document. */
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

/** How often what arrives is shown. */
const SHOW_MS = 100;

/** A file that the server refuses as a whole; the others can still be imported. */
const isRefusedFile = (error: unknown) => error instanceof ApiError && ["INVALID", "TOO_LARGE"].includes(error.code);

/** Sends parts one after the other, and shows what arrives. */
class Sending {
  readonly #query: ImportQuery;
  readonly #signal: AbortSignal;
  readonly #posts: ImportedPost[] = [];
  readonly #remarks: string[] = [];
  #pictures = 0;
  #reading: ImportReading | undefined;
  #shownAt = 0;

  constructor(query: ImportQuery, signal: AbortSignal) {
    this.#query = query;
    this.#signal = signal;
  }

  #show(): void {
    this.#shownAt = performance.now();
    if (this.#signal.aborted) return;
    const [reading, pictures] = [this.#reading, this.#pictures];
    change({ posts: [...this.#posts], remarks: [...this.#remarks], reading, pictures });
  }

  async #sendPart(one: ImportPart, part: number, parts: number): Promise<void> {
    this.#reading = { part, parts, read: 0, of: 0 };
    for await (const line of sendImport(one, this.#query, this.#signal)) {
      if ("post" in line) this.#posts.push(line.post);
      if ("progress" in line) this.#reading = { part, parts, ...line.progress };
      if ("end" in line) {
        this.#pictures += line.end.pictures;
        this.#remarks.push(...line.end.remarks);
      }
      if (performance.now() - this.#shownAt > SHOW_MS) this.#show();
    }
  }

  /** @throws ApiError where the connection breaks, or the server refuses everything; what has arrived stays. */
  async sendAll(parts: readonly ImportPart[]): Promise<void> {
    let refused = 0;
    try {
      for (const [index, part] of parts.entries()) {
        try {
          await this.#sendPart(part, index, parts.length);
        } catch (error) {
          refused += 1;
          if (!isRefusedFile(error) || refused === parts.length) throw error;
          this.#remarks.push(`${part.name} is left out: ${messageOf(error)}`);
        }
      }
    } finally {
      this.#show();
    }
  }
}

let running = new AbortController();

async function run(phase: "checking" | "importing", query: ImportQuery): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const total = phase === "checking" ? 0 : state.total;
  change({
    ...FIRST,
    source: state.source,
    options: state.options,
    phase,
    total,
    reading: undefined,
    error: undefined,
  });
  const end = (error?: string) => {
    if (signal.aborted) return;
    const done = phase === "importing" ? "done" : "checked";
    change({ phase: done, reading: undefined, error, ...(phase === "checking" && { total: state.posts.length }) });
  };
  try {
    await new Sending(query, signal).sendAll(state.source?.parts ?? []);
    end();
  } catch (error) {
    end(messageOf(error));
  }
}

/** Says what an import would do, without doing it. */
export async function checkImport(next: { source?: ImportSource; options?: ImportOptions } = {}): Promise<void> {
  change(next);
  await run("checking", { dryRun: "true", blog: state.options.blog });
}

/** Changes what is only needed for the import itself. */
export function setImportOptions(options: ImportOptions): void {
  change({ options });
}

/** Imports what was checked, or the rest of it: what is there is skipped. */
export async function runImport(): Promise<void> {
  const { blog, publish, fetchPictures } = state.options;
  await run("importing", {
    blog,
    publish: publish ? "true" : undefined,
    pictures: fetchPictures ? "fetch" : undefined,
  });
}

/** Stops the server's work after the post that it is processing. */
export function stopImport(): void {
  running.abort();
  const phase = state.phase === "importing" ? "done" : "checked";
  change({ phase, reading: undefined, isStopped: true });
}

/** Begins again with the choice of files, and the same options. */
export function resetImport(): void {
  running.abort();
  change({ ...FIRST, options: state.options, source: undefined, reading: undefined, error: undefined });
}
