import { clientOf, type Named, type NamesOf } from "#client";
import type { AnswerOf } from "#contract";
import type { accountContract } from "../contract.ts";
import type { userContract } from "../user-contract.ts";

type Routes = typeof accountContract & typeof userContract;

export const call = clientOf<Routes>();

/** What a route answers, by its name. */
export type Answer<Name extends NamesOf<Routes>> = AnswerOf<Named<Routes, Name>>;
