import { messageOf, newKey } from "#shared";
import type { UploadPicture } from "../../editor-props.ts";
import type { ChosenPicture } from "../../form/replace-picture.ts";

/**
 * A picture on its way into the library. `batch`: those that were given together; `progress`: the fraction that is sent, 0
 * to 1; `sent`: it is in the library, but not yet in the text.
 */
export type PendingPicture = {
  id: string;
  batch: string;
  file: File;
  progress: number;
  sent?: ChosenPicture;
  error?: string;
};

/** Puts an uploaded picture into the text. @returns whether it did. */
export type Receive = (id: string, picture: ChosenPicture) => boolean;

type Options = {
  upload: UploadPicture;
  /** Puts a picture into the text when no editor is open that knows its place. */
  receiveLater: (picture: ChosenPicture) => void;
};

/**
 * Pictures that are being uploaded into one text. It outlives the writing view, so that a picture isn't lost when that is
 * closed meanwhile, and a failed one can be tried again.
 */
export class PictureQueue {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #pending: readonly PendingPicture[] = [];
  #receive: Receive | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get pending(): readonly PendingPicture[] {
    return this.#pending;
  }

  /** Calls back after every change. @returns the function that stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Sets the open editor. @returns the function that ends its turn. */
  open(receive: Receive): () => void {
    this.#receive = receive;
    return () => {
      if (this.#receive === receive) this.#receive = undefined;
    };
  }

  /** Starts the uploads of pictures that are given together. @returns their ids. */
  add(files: readonly File[]): string[] {
    const batch = newKey();
    const added = files.map((file) => ({ id: newKey(), batch, file, progress: 0 }));
    this.#set([...this.#pending, ...added]);
    for (const { id, file } of added) void this.#send(id, file);
    return added.map(({ id }) => id);
  }

  retry(id: string): void {
    const found = this.#pending.find((one) => one.id === id);
    if (!found) return;
    this.#change(id, { error: undefined, progress: 0 });
    void this.#send(id, found.file);
  }

  dismiss(id: string): void {
    this.#set(this.#pending.filter((one) => one.id !== id));
  }

  async #send(id: string, file: File): Promise<void> {
    try {
      const sent = await this.#options.upload(file, (progress) => this.#change(id, { progress }));
      // One that was removed from the text while it was sent stays in the library only.
      this.#change(id, { sent, progress: 1 });
    } catch (error) {
      this.#change(id, { error: messageOf(error) });
    }
    this.#deliver();
  }

  /** Puts what is sent into the text; pictures given together wait for those before them, unless these have failed. */
  #deliver(): void {
    const waiting = new Set<string>();
    for (const { id, batch, sent, error } of this.#pending) {
      if (!sent && error === undefined) waiting.add(batch);
      if (!sent || waiting.has(batch)) continue;
      if (!this.#receive?.(id, sent)) this.#options.receiveLater(sent);
      this.dismiss(id);
    }
  }

  #change(id: string, change: Partial<PendingPicture>): void {
    this.#set(this.#pending.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(pending: readonly PendingPicture[]): void {
    this.#pending = pending;
    for (const listener of this.#listeners) listener();
  }
}
