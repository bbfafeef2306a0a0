import { changedFields, makeOwnSender } from "#client";
import type { JsonObject } from "#shared";
import type { SavedSettings } from "../contract.ts";
import { call } from "./client.ts";

/** @returns the present values of settings that someone else has changed, by their names, from the server's refusal. */
export const changedSettings = (error: unknown): JsonObject => changedFields(error, "SETTINGS_CHANGED");

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Makes in a list the changes that someone has made in an earlier form of it. */
export function joinLists(was: unknown, mine: unknown, theirs: unknown): unknown[] {
  const [before, own, others] = [listOf(was), listOf(mine), listOf(theirs)];
  const left = others.filter((one) => own.includes(one) || !before.includes(one));
  return [...left, ...own.filter((one) => !before.includes(one) && !others.includes(one))];
}

/** Makes the function by which a form stores changed settings. Facts that two people have added are all kept. */
export function makeSettingsSender() {
  const send = makeOwnSender<JsonObject, SavedSettings>(changedSettings);
  /** @param was what their author saw of them. @throws ApiError SETTINGS_CHANGED where someone else has changed others. */
  return async function sendChanges(changes: JsonObject, was: JsonObject): Promise<SavedSettings> {
    const request = (seen: JsonObject) => call("PATCH /api/settings", { body: { ...changes, was: seen } });
    return send(changes, was, request).catch((error: unknown) => {
      const changed = changedSettings(error);
      if (!("facts" in changed) || Object.keys(changed).length > 1) throw error;
      const facts = joinLists(was.facts, changes.facts, changed.facts);
      return sendChanges({ ...changes, facts: facts.length > 0 ? facts : null }, { ...was, ...changed });
    });
  };
}
