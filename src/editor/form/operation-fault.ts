import { apply, type DraftState, type Operation } from "#publishing";

/** @returns why a draft wouldn't accept an operation; undefined when it would. */
export function operationFault(state: DraftState, operation: Operation): string | undefined {
  const outcome = apply(state, operation);
  if (outcome.kind === "conflict") return "Someone has since removed this";
  return outcome.kind === "fault" ? outcome.message : undefined;
}
