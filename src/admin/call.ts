import type { aiContract } from "#ai";
import type { accountContract, userContract } from "#auth";
import type { AnswerOf } from "#contract";
import type { editorContract } from "#editor";
import type { leadContract, subscriberContract } from "#forms";
import type { mailContract } from "#mail";
import type { mediaContract } from "#media";
import type { draftContract, pageContract, previewContract, sectionContract, versionContract } from "#publishing";
import type { settingsContract } from "#settings";
import type { usageContract } from "#usage";
import { clientOf, type Named, type NamesOf } from "./api.ts";

type Api = typeof accountContract &
  typeof userContract &
  typeof settingsContract &
  typeof mailContract &
  typeof pageContract &
  typeof previewContract &
  typeof draftContract &
  typeof versionContract &
  typeof sectionContract &
  typeof editorContract &
  typeof aiContract &
  typeof usageContract &
  typeof mediaContract &
  typeof leadContract &
  typeof subscriberContract;

/** Calls a route of the API. */
export const call = clientOf<Api>();

/** What a route answers, by its name. */
export type Answer<Name extends NamesOf<Api>> = AnswerOf<Named<Api, Name>>;

/** Routes that answer with lists. */
export type ListName = {
  [Name in NamesOf<Api>]: Answer<Name> extends { items: unknown[]; nextCursor?: string } ? Name : never;
}[NamesOf<Api>];
