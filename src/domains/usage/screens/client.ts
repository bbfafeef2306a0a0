import type { aiContract } from "#ai";
import { clientOf, listsOf } from "#client";
import type { usageContract } from "../contract.ts";

export const call = clientOf<typeof aiContract>();
export const useList = listsOf<typeof usageContract>();
