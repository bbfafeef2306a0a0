import { clientOf, listsOf } from "#client";
import type { inboxContract } from "../contract.ts";

export const call = clientOf<typeof inboxContract>();
export const useList = listsOf<typeof inboxContract>();

/** The keys that queries begin with. */
export const ENTRIES = "/api/inbox/entries";
export const ENTRY = "inbox-entry";
export const NEW = "/api/inbox/new";
export const CHOICES = "/api/inbox/choices";
