import { clientOf } from "#client";
import type { accountContract } from "#accounts";
import type { memberContract } from "../../contract.ts";

/** Apart from `client.ts`, so that the screen loads without the query library. */
export const call = clientOf<typeof memberContract & typeof accountContract>();
