import { listsOf } from "#client";
import type { Api } from "./call.ts";

/** Reads a list of the API that the pages need; apart from `call`, as the editor has no lists. */
export const useList = listsOf<Api>();
