import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SavedSettings } from "../contract.ts";
import type { SettingName } from "../schema.ts";
import { toast } from "#ui/kit";
import { call } from "./client.ts";
import { fieldErrors, type FieldErrors } from "./problems.ts";
import { textOf, valueOf } from "./saved-settings.ts";

/** The query key of the settings. */
export const SETTINGS_KEY = ["/api/settings"];

type Edits = Partial<Record<SettingName, string>>;

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
  const names = Object.keys(edits) as SettingName[];
  return names.filter((name) => edits[name] !== textOf(saved, name));
}

function bodyOf(saved: SavedSettings, edits: Edits) {
  return Object.fromEntries(changedNames(saved, edits).map((name) => [name, valueOf(name, edits[name] ?? "")]));
}

/** Focuses the first refused field, in the screen's order. @returns whether one is on the screen. */
export function focusRefused(errors: FieldErrors): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>("[data-setting]")];
  const first = marked.find(({ dataset }) => dataset.setting !== undefined && Object.hasOwn(errors, dataset.setting));
  const control = first?.matches("div") ? first.querySelector("input") : first;
  control?.focus();
  return control !== undefined && control !== null;
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
  const sending = useMutation({
    mutationFn: (sent: Edits) => call("PATCH /api/settings", { body: bodyOf(saved, sent) }),
    onSuccess: (answer, sent) => {
      client.setQueryData(SETTINGS_KEY, answer);
      // Changes typed during the save are still unsaved.
      setEdits((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, text]) => sent[name as SettingName] !== text)),
      );
      toast.success("Saved. Every page shows it now.");
    },
    onError: (error) => onRefused(fieldErrors(error)),
  });
  const errors = fieldErrors(sending.error);
  return {
    saved,
    isReadOnly,
    text: (name) => edits[name] ?? textOf(saved, name),
    set: (name, text) => setEdits((now) => ({ ...now, [name]: text })),
    error: (name) => (edits[name] === sending.variables?.[name] ? errors[name] : undefined),
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
