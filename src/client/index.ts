export {
  ApiError,
  clientOf,
  hasCode,
  isRefusal,
  messageOf,
  offlineError,
  onSignedOut,
  readAnswer,
  userHeader,
} from "./api.ts";
export { addressOf, request, type Named, type NamesOf } from "./api.ts";
export type { Area } from "./area.ts";
export { AreaRoutes } from "./AreaRoutes.tsx";
export { useCommands, useRegisteredCommands, type Command } from "./commands.ts";
export { copyText, offerCopy } from "./copy-text.ts";
export { counted, numbered } from "./counted.ts";
export { CopyDialog } from "./CopyDialog.tsx";
export { makeEventStream } from "./event-stream.ts";
export { enteredTexts, hasTexts, type EnteredTexts, type Texts } from "./entered-texts.ts";
export { FailedDocument } from "./FailedDocument.tsx";
export { FailureBoundary } from "./FailureBoundary.tsx";
export { holdNavigation, makeHistory } from "./history.ts";
export { InviteDialog } from "./InviteDialog.tsx";
export { languageName } from "./language-name.ts";
export { listsOf, type List } from "./list.ts";
export {
  fromLocalField,
  isSecond,
  localText,
  localZone,
  offsetInWords,
  readLocalText,
  repeatedTime,
  toLocalField,
  toLocalText,
} from "./local-time.ts";
export { LocalTimeField } from "./LocalTimeField.tsx";
export { LoadingOrError } from "./LoadingOrError.tsx";
export { Moment } from "./Moment.tsx";
export { PendingInvitations } from "./PendingInvitations.tsx";
export { newId } from "./new-id.ts";
export { changedFields } from "./changed-fields.ts";
export { makeOwnSender } from "./send-over-own.ts";
export { useSentId } from "./use-sent-id.ts";
export { makeQueryClient } from "./query-client.ts";
export { NoScreen, NotFound } from "./NoScreen.tsx";
export { readLines } from "./read-lines.ts";
export { sessionQuery, signOut, useSession, useUser } from "./session.tsx";
export { siteIcon, siteName, useSiteHead } from "./site-name.ts";
export { mergeForm } from "./stored-form/merge-form.ts";
export { StoredForm } from "./stored-form/StoredForm.tsx";
export type { Faults } from "./stored-form/use-faults.ts";
export { useStoredForm } from "./stored-form/use-stored-form.ts";
export { useAction } from "./use-action.ts";
export { useAddressQuery } from "./use-address-query.ts";
export { usePolling } from "./use-polling.ts";
export { useTopic } from "./use-topic.ts";
export { useTypedConfirmation } from "./use-typed-confirmation.ts";
export { useIsShown } from "./use-is-shown.ts";
export { useItemActions } from "./use-item-actions.ts";
export { useSubmit } from "./use-submit.ts";
export { SECOND, WhichTime } from "./WhichTime.tsx";
export { useUnloadQuestion } from "./use-unload-question.ts";
