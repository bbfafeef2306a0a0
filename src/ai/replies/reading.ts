import { groundingFrom, type Grounding } from "./grounding.ts";

/** Where in a block: its type, then field names and list indices. */
export type NotePath = (string | number)[];

/** What was left out of a reply, or taken as something else, and why, in words for people. */
export type Note = { path: NotePath; message: string };

/** What is known around a reply. */
export type ReplyContext = {
  /** What people wrote: facts, context, the page. A model may repeat its names and addresses; without it none. */
  known?: string;
  /** The block's content as it was: what a model isn't asked for (colours, accounts, settings) stays. */
  current?: unknown;
  /** Makes rich text what may be stored: the sanitiser, which is fetched where it is needed (`hasRichText`). */
  cleanRich?: (content: string) => string;
};

/** How a reply is read. */
export type Reading = {
  known: Grounding;
  /** Whether addresses of other sites have to be known. */
  asksForAddresses: boolean;
  /** Whether the reply is still growing: what is wrong yet may become right. */
  isPartial: boolean;
  notes: Note[];
  current: unknown;
  cleanRich: (content: string) => string;
};

/** Begins to read a reply. */
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

/** Why something of a reply was left out, or isn't as it came. */
export const SAYS = {
  noText: "This was no text.",
  noList: "This was no list.",
  noFields: "This was no group of fields.",
  tooLong: "This was too long, or nested too deep.",
  cleaned: "Its markup was cleaned. Only what a page can show is left.",
  onlyFirst: (count: number) => `Only the first ${count} were kept.`,
};

/** Values of a reply: `value` is undefined for what is left out; not `ok` for what can't be what it should be. */
export type Read = { ok: true; value?: unknown } | { ok: false };

/** More of them say nothing new. */
const MAX_NOTES = 50;

/** Says something of a value that is kept all the same. */
export function note({ notes }: Pick<Reading, "notes">, path: NotePath, message: string): void {
  if (notes.length < MAX_NOTES) notes.push({ path, message });
}

/** Leaves something out and says so. */
export function leaveOut(reading: Reading, path: NotePath, message: string): Read {
  note(reading, path, message);
  return { ok: true };
}

/** Refuses something, and with it what can't be without it. */
export function refuse(reading: Reading, path: NotePath, message: string): Read {
  note(reading, path, message);
  return { ok: false };
}
