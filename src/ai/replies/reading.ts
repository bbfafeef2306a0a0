import { knownFrom, type Known } from "./known.ts";

/** Where in a block: its type, then names and places in lists. */
export type NotePath = (string | number)[];

/** What was left out of a reply, and why, in words for people. */
export type Note = { path: NotePath; message: string };

/** What is known around a reply. */
export type ReplyContext = {
  /** What people wrote: facts, context, the page. A model may repeat its names and addresses; without it none. */
  known?: string;
  /** The block's content as it was: what a model isn't asked for (colours, accounts, settings) stays. */
  current?: unknown;
};

/** How a reply is read. */
export type Reading = {
  known: Known;
  /** Whether addresses of other sites have to be known. */
  asksForAddresses: boolean;
  /** Whether the reply is still growing: what is wrong yet may become right. */
  isPartial: boolean;
  notes: Note[];
  current: unknown;
};

/** Begins to read a reply. */
export function beginReading({ known, current }: ReplyContext, isPartial = false): Reading {
  return { known: knownFrom(known ?? ""), asksForAddresses: known !== undefined, isPartial, notes: [], current };
}

/** Values of a reply: `value` is undefined for what is left out; not `ok` for what can't be what it should be. */
export type Read = { ok: true; value?: unknown } | { ok: false };

/** More of them say nothing new. */
const MAX_NOTES = 50;

function note({ notes }: Reading, path: NotePath, message: string): void {
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
