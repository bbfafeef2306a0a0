import { clientOf, listsOf } from "#client";
import type { subscriberContract } from "../contract.ts";

export const call = clientOf<typeof subscriberContract>();
export const useList = listsOf<typeof subscriberContract>();
