import { groundingFrom, type Grounding } from "./grounding.ts";

/** A path in a block: its type, then field names and list indices. */
export type NotePath = (string | number)[];

/** A message about something that was left out of a reply or changed, and why. */
export type Note = { path: NotePath; message: string };

/** The context of a reply. */
export type ReplyContext = {
  /** What people wrote: facts, context, the page. A model may use its names and addresses; without it none. */
  known?: string;
  /** The block's old content: fields that a model isn't asked for (colours, accounts, settings) stay. */
  current?: unknown;
  /** Cleans rich text before it is stored: the sanitiser, loaded where it is needed (`hasRichText`). */
  cleanRich?: (content: string) => string;
};

/** The state of reading a reply. */
export type Reading = {
  known: Grounding;
  /** Whether addresses of other sites need grounding. */
  asksForAddresses: boolean;
  /** Whether the reply is still streaming: an invalid value may still become valid. */
  isPartial: boolean;
  notes: Note[];
  current: unknown;
  cleanRich: (content: string) => string;
};

/** Starts reading a reply. */
export function beginReading({ known, current, cleanRich }: ReplyContext, isPartial = false): Reading {
  return {
    known: groundingFrom(known ?? ""),
    asksForAddresses: known !== undefined,
    isPartial,
    notes: [],
    current,
    cleanRich: cleanRich ?? ((content) => content),
  };
}

/** The messages for omissions and changes. */
export const SAYS = {
  noText: "This wasn’t text.",
  noList: "This wasn’t a list.",
  noFields: "This wasn’t a group of fields.",
  tooLong: "This was too long, or nested too deep.",
  cleaned: "Its markup was cleaned. Only what a page can show is left.",
  onlyFirst: (count: number) => `Only the first ${count} were kept.`,
};

/** A value of a reply: `value` is undefined for an omission; not `ok` for an invalid value. */
export type Read = { ok: true; value?: unknown } | { ok: false };

/** The most notes: more wouldn't help. */
const MAX_NOTES = 50;

/** Adds a note about a value that is kept. */
export function note({ notes }: Pick<Reading, "notes">, path: NotePath, message: string): void {
  if (notes.length < MAX_NOTES) notes.push({ path, message });
}

/** Leaves a value out and adds a note. */
export function leaveOut(reading: Reading, path: NotePath, message: string): Read {
  note(reading, path, message);
  return { ok: true };
}

/** Refuses a value, and with it the object that requires it. */
export function refuse(reading: Reading, path: NotePath, message: string): Read {
  note(reading, path, message);
  return { ok: false };
}
