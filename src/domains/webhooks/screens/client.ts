import { clientOf, listsOf } from "#client";
import type { webhookContract } from "../contract.ts";

export const call = clientOf<typeof webhookContract>();
export const useList = listsOf<typeof webhookContract>();

/** The key that queries of endpoints begin with. */
export const ENDPOINTS = "/api/webhook-endpoints";
