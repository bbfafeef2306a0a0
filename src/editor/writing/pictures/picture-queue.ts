import { messageOf, newKey } from "#shared";
import type { UploadPicture } from "../../editor-props.ts";
import type { ChosenPicture } from "../../form/replace-picture.ts";

/** A picture on its way into the library. `progress`: the fraction that is sent, 0 to 1. */
export type PendingPicture = { id: string; file: File; progress: number; error?: string };

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

  /** Starts the upload of a picture. @returns its id. */
  add(file: File): string {
    const id = newKey();
    this.#set([...this.#pending, { id, file, progress: 0 }]);
    void this.#send(id, file);
    return id;
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
      const picture = await this.#options.upload(file, (progress) => this.#change(id, { progress }));
      // One that was removed from the text while it was sent stays in the library only.
      if (!this.#pending.some((one) => one.id === id)) return;
      if (!this.#receive?.(id, picture)) this.#options.receiveLater(picture);
      this.dismiss(id);
    } catch (error) {
      this.#change(id, { error: messageOf(error) });
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
