import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keysOf, type JsonObject } from "#shared";
import type { SavedSettings } from "../contract.ts";
import type { SettingName } from "../schema.ts";
import { toast } from "#ui/kit";
import { fieldErrors, type FieldErrors } from "./problems.ts";
import { textOf, valueOf } from "./saved-settings.ts";
import { changedSettings, makeSettingsSender } from "./send-changes.ts";

/** The query key of the settings. */
export const SETTINGS_KEY = ["/api/settings"];

/** `was`: the value that its author saw before the first change. */
type Edits = Partial<Record<SettingName, { text: string; was: unknown }>>;

/** The settings on the screen: the saved ones with the unsaved changes. */
export type SettingsForm = {
  saved: SavedSettings;
  isReadOnly: boolean;
  /** The current text of a field. */
  text: (name: SettingName) => string;
  set: (name: SettingName, text: string) => void;
  error: (name: SettingName) => string | undefined;
  isChanged: boolean;
  busy: boolean;
  /** A failure that doesn't concern a field. */
  failure: unknown;
  save: () => void;
  discard: () => void;
};

function changedNames(saved: SavedSettings, edits: Edits): SettingName[] {
  return keysOf(edits).filter((name) => edits[name]?.text !== textOf(saved, name));
}

/** @returns the changed settings, and what their author saw of them. */
function changesIn(saved: SavedSettings, edits: Edits): [changes: JsonObject, was: JsonObject] {
  const names = changedNames(saved, edits);
  const changes = names.map((name) => [name, valueOf(name, edits[name]?.text ?? "")]);
  return [Object.fromEntries(changes), Object.fromEntries(names.map((name) => [name, edits[name]?.was]))];
}

/** @returns the changes with what has become known to be stored; those that `isDone` are left out. */
function rebased(edits: Edits, stored: JsonObject, isDone: (name: SettingName, text: string) => boolean): Edits {
  const left = Object.entries(edits).filter(([name, { text }]) => !isDone(name as SettingName, text));
  return Object.fromEntries(
    left.map(([name, { text, was }]) => [name, { text, was: name in stored ? stored[name] : was }]),
  );
}

/** Focuses the first of these settings, in the screen's order. @returns whether one is on the screen. */
export function focusSetting(names: readonly string[]): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>("[data-setting]")];
  const first = marked.find(({ dataset }) => dataset.setting !== undefined && names.includes(dataset.setting));
  const control = first?.matches("div") ? first.querySelector("input") : first;
  control?.focus();
  // A navigation that leads here scrolls to the top once this has rendered.
  requestAnimationFrame(() => control?.scrollIntoView({ block: "nearest" }));
  return control !== undefined && control !== null;
}

/** Gives this document the site's stored name and icon. Without an answer they stay as they were until it is reloaded. */
async function refreshHead(): Promise<void> {
  const answer = fetch(location.href).then((response) => response.text());
  const stored = new DOMParser().parseFromString(await answer.catch(() => ""), "text/html");
  for (const part of ['meta[name="application-name"]', 'link[rel="icon"]']) {
    const found = stored.querySelector(part);
    if (found) document.querySelector(part)?.replaceWith(found);
  }
}

/**
 * Edits the settings. Only changed fields are sent, so that two people who change different ones lose nothing.
 * @param onRefused shows the first of the refused fields.
 */
export function useSettingsForm(
  saved: SavedSettings,
  { isReadOnly, onRefused }: { isReadOnly: boolean; onRefused: (errors: FieldErrors) => void },
): SettingsForm {
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const [send] = useState(makeSettingsSender);
  const sending = useMutation({
    mutationFn: (sent: Edits) => send(...changesIn(saved, sent)),
    onSuccess: (answer, sent) => {
      client.setQueryData(SETTINGS_KEY, answer);
      void refreshHead();
      const stored = Object.fromEntries(Object.keys(sent).map((name) => [name, answer[name as SettingName] ?? null]));
      // Changes typed during the save are still unsaved.
      setEdits((now) => rebased(now, stored, (name, text) => sent[name]?.text === text));
      toast.success("Saved. Every page shows it now.");
    },
    onError: (error) => {
      const { facts: _joined, ...stored } = changedSettings(error);
      setEdits((now) => rebased(now, stored, () => false));
      void client.invalidateQueries({ queryKey: SETTINGS_KEY });
      onRefused(fieldErrors(error));
    },
  });
  const errors = fieldErrors(sending.error);
  return {
    saved,
    isReadOnly,
    text: (name) => edits[name]?.text ?? textOf(saved, name),
    set: (name, text) =>
      setEdits((now) => {
        const before = now[name] ?? { was: saved[name] ?? null };
        return { ...now, [name]: { ...before, text } };
      }),
    error: (name) => (edits[name]?.text === sending.variables?.[name]?.text ? errors[name] : undefined),
    isChanged: changedNames(saved, edits).length > 0,
    busy: sending.isPending,
    failure: Object.keys(errors).length === 0 ? (sending.error ?? undefined) : undefined,
    save: () => sending.mutate(edits),
    discard: () => {
      sending.reset();
      setEdits({});
    },
  };
}
