import { clientOf, listsOf } from "#client";
import type { authorContract } from "../contract.ts";

/** The key that queries of authors begin with. */
export const AUTHORS = "/api/authors";

export const call = clientOf<typeof authorContract>();
export const useList = listsOf<typeof authorContract>();
