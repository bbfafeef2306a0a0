import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useIsShown, useStoredForm } from "#client";
import { toast } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { automationAddress } from "../addresses.ts";
import { call, KEYS } from "../client.ts";
import { automationBody, automationForm, type AutomationForm } from "./automation-form.ts";
import { checkAutomationForm } from "./check-automation-form.ts";
import { useHistory } from "./use-history.ts";

function send(base: Automation | undefined, form: AutomationForm, id: string): Promise<Automation> {
  const body = automationBody(form);
  if (!base) return call("POST /api/automations", { body: { ...body, id } });
  // The version counts changes of trigger and steps alone: the rest is sent only where it was changed here.
  const { name, isEnabled, ...definition } = body;
  const change = {
    ...definition,
    version: base.version,
    ...(name !== base.name && { name }),
    ...(isEnabled !== base.isEnabled && { isEnabled }),
  };
  return call("PATCH /api/automations/:id", { params: { id: base.id }, body: change });
}

/**
 * The form of an automation, or of a new one, with undo and redo.
 * @returns `change`: takes fields and a name, under which changes that follow each other are one step of the history.
 */
export function useAutomationForm(automation: Automation | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const editor = useStoredForm<Automation, AutomationForm>({
    keptName: (stored) => `automations/${stored?.id ?? "new"}`,
    stored: automation,
    formOf: automationForm,
    check: checkAutomationForm,
    send,
    reload: ({ id }) => call("GET /api/automations/:id", { params: { id } }),
    changedCode: "AUTOMATION_CHANGED",
    refresh: async (saved) => {
      client.setQueryData([KEYS.automations, saved.id], saved);
      await client.invalidateQueries({ queryKey: [KEYS.automations], exact: true });
    },
    onSaved: ({ id, name, updatedAt }) => {
      history.keep(updatedAt);
      toast.success(`“${name}” saved`);
      if (!automation && isShown()) void navigate(automationAddress(id), { replace: true });
    },
  });
  const history = useHistory(editor.form, editor.change, editor.base?.updatedAt);
  const change = (fields: Partial<AutomationForm>, what?: string) => {
    history.note(what);
    editor.change(fields);
  };
  return { editor, history, change };
}
