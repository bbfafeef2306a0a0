import { messageOf } from "#client";
import { MAX_IMPORT_BYTES } from "../../import/import-limits.ts";
import type { RowsPlace } from "../client.ts";
import { markedEncoding, OLD_ENCODING } from "./encodings.ts";
import { FIRST_STATE, MAX_REFUSED, NOTHING_READ, type ImportState } from "./import-state.ts";
import { newId } from "#client";
import { sendPiece, type FoundColumn, type PieceOutcome } from "./send-piece.ts";
import { splitCsv, UnreadableFile, type CsvPiece } from "./split-csv.ts";

/** What is known of an import whose page was closed. */
export type StoppedImport = Pick<ImportState, "encoding" | "chosen" | "added"> & {
  importId: string;
  name: string;
  size: number;
};

/** Remembers an import for a later page, or forgets it. */
export type Remember = (stopped: StoppedImport | undefined) => void;

/** An import of rows into one place. It continues when its dialog or screen is closed, so it belongs to the document. */
export class ImportJob {
  state = FIRST_STATE;
  readonly #place: RowsPlace;
  readonly #listeners = new Set<() => void>();
  #file: File | undefined;
  #importId = newId();
  #check: AbortController | undefined;
  #goOn: (() => void) | undefined;

  constructor(place: RowsPlace) {
    this.#place = place;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(next: Partial<ImportState>): void {
    this.state = { ...this.state, ...next };
    for (const listener of this.#listeners) listener();
  }

  #count({ refused, read, added, left }: PieceOutcome, { share }: CsvPiece): void {
    const { state } = this;
    const room = Math.max(0, MAX_REFUSED - state.refused.length);
    this.#change({
      share,
      read: state.read + read,
      added: state.added + added,
      left: state.left + left,
      refused: refused.length > 0 ? [...state.refused, ...refused.slice(0, room)] : state.refused,
    });
  }

  /** Takes a file and says what would happen. @param stopped the import that it continues. */
  async choose(file: File, stopped?: StoppedImport): Promise<void> {
    this.#check?.abort();
    const chosen = { name: file.name, size: file.size };
    this.#file = undefined;
    const refuse = (error: string) => this.#change({ ...FIRST_STATE, error });
    if (file.size > MAX_IMPORT_BYTES)
      return refuse("The file is larger than 200 MB. Split it, and import its parts one by one.");
    if (file.size === 0) return refuse("The file is empty.");
    if (stopped && (stopped.name !== file.name || stopped.size !== file.size))
      return refuse(`This is another file. Choose “${stopped.name}” again, or dismiss the import that was stopped.`);
    this.#file = file;
    this.#importId = stopped?.importId ?? newId();
    const encoding = stopped?.encoding ?? (await markedEncoding(file));
    this.#change({ ...FIRST_STATE, file: chosen, encoding, chosen: stopped?.chosen ?? {} });
    await this.check();
  }

  /** Reads the file again with another encoding or other columns; nothing is stored. */
  async check(change: Partial<Pick<ImportState, "encoding" | "chosen">> = {}): Promise<void> {
    this.#check?.abort();
    const { signal } = (this.#check = new AbortController());
    this.#change({ ...change, ...NOTHING_READ, phase: "checking" });
    // Its cells are those of the first rows.
    const onColumns = (columns: readonly FoundColumn[]) => {
      if (this.state.read === 0 && !signal.aborted) this.#change({ columns });
    };
    try {
      const watch = { signal, onColumns };
      await this.#send(async (piece) => sendPiece(this.#place, piece, this.#options(true), watch), signal);
      if (!signal.aborted) this.#change({ phase: "checked" });
    } catch (error) {
      if (signal.aborted) return;
      const isOld =
        error instanceof UnreadableFile && error.code === "WRONG_ENCODING" && this.state.encoding === "utf-8";
      if (isOld) await this.check({ encoding: OLD_ENCODING });
      else
        this.#change({ phase: "checked", error: error instanceof UnreadableFile ? error.message : messageOf(error) });
    }
  }

  #options = (dryRun: boolean) => ({ dryRun, importId: this.#importId, columns: this.state.chosen });

  async #send(run: (piece: CsvPiece) => Promise<PieceOutcome>, signal?: AbortSignal): Promise<void> {
    if (!this.#file) return;
    for await (const piece of splitCsv(this.#file, this.state.encoding)) {
      if (signal?.aborted || this.state.phase === "stopping") return;
      const outcome = await run(piece);
      if (!signal?.aborted) this.#count(outcome, piece);
    }
  }

  /** Sends a piece until it has arrived, which adds no row twice; after a failure it waits until someone continues. */
  async #sendSurely(piece: CsvPiece): Promise<PieceOutcome> {
    for (;;) {
      try {
        return await sendPiece(this.#place, piece, this.#options(false));
      } catch (error) {
        const isStopping = this.state.phase === "stopping";
        this.#change({ error: messageOf(error), phase: isStopping ? "stopping" : "paused" });
        if (isStopping) throw error;
        await new Promise<void>((resolve) => (this.#goOn = resolve));
        if (this.state.phase === "stopping") throw error;
        this.#change({ error: undefined, phase: "importing" });
      }
    }
  }

  /** Adds the rows of the file. */
  async start(remember: Remember): Promise<void> {
    const { file } = this.state;
    if (!file) return;
    const keep = () => {
      const { encoding, chosen, added } = this.state;
      remember({ ...file, encoding, chosen, added, importId: this.#importId });
    };
    this.#change({ ...NOTHING_READ, phase: "importing" });
    keep();
    try {
      await this.#send(async (piece) => {
        const outcome = await this.#sendSurely(piece);
        keep();
        return outcome;
      });
      this.#change({ error: undefined });
    } catch (error) {
      this.#change({ error: error instanceof UnreadableFile ? error.message : messageOf(error) });
    }
    remember(undefined);
    this.#change({ isStopped: this.state.phase === "stopping", phase: "done" });
  }

  /** Goes on after a failure. */
  goOn(): void {
    this.#goOn?.();
  }

  /** Ends the import after the piece that is being sent; the rows that were added stay. */
  stop(): void {
    this.#change({ phase: "stopping" });
    this.#goOn?.();
  }

  /** Forgets everything, for another file. */
  reset(): void {
    this.#check?.abort();
    this.#file = undefined;
    this.#importId = newId();
    this.#change(FIRST_STATE);
  }
}
