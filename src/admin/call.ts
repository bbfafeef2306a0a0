import type { aiContract } from "#ai";
import type { accountContract } from "#accounts";
import type { authorContract } from "#authors";
import { clientOf } from "#client";
import type { editorContract } from "#editor/contract";
import type { mailContract } from "#mail";
import type {
  draftContract,
  pageContract,
  postChoiceContract,
  previewContract,
  redirectContract,
  sectionContract,
  versionContract,
} from "#publishing";
import type { gettingStartedContract, settingsContract } from "#settings";

export type Api = typeof accountContract &
  typeof settingsContract &
  typeof gettingStartedContract &
  typeof aiContract &
  typeof editorContract &
  typeof mailContract &
  typeof pageContract &
  typeof postChoiceContract &
  typeof authorContract &
  typeof previewContract &
  typeof redirectContract &
  typeof draftContract &
  typeof versionContract &
  typeof sectionContract;

/** Calls a route of the API that the shell, the pages or the editor need. */
export const call = clientOf<Api>();
