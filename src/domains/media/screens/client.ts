import { clientOf, listsOf } from "#client";
import type { mediaContract } from "../contract.ts";

export const call = clientOf<typeof mediaContract>();
export const useList = listsOf<typeof mediaContract>();
