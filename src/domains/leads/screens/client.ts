import { clientOf, listsOf } from "#client";
import type { leadContract } from "../contract.ts";

export const call = clientOf<typeof leadContract>();
export const useList = listsOf<typeof leadContract>();
