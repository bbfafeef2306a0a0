import { listsOf } from "#client";
import type { userContract } from "../../user-contract.ts";

/** Apart from `client.ts`, so that the account screens load without the query library. */
export const useList = listsOf<typeof userContract>();
