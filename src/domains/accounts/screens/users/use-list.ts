import { listsOf } from "#client";
import type { userContract } from "../../user-contract.ts";

export const useList = listsOf<typeof userContract>();
