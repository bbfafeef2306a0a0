import { useQueryClient } from "@tanstack/react-query";
import { FlaskConical, History, Redo2, Undo2 } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useNavigate } from "react-router";
import { StoredForm, useSession, useStoredForm, useIsShown } from "#client";
import { Button, ButtonLink, IconButton, PageHeader, Section, SwitchField, TextField, toast } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { AUTOMATION_LIMITS } from "../../limits.ts";
import { automationAddress, executionsOf } from "../addresses.ts";
import { call, KEYS } from "../client.ts";
import { TestRunDialog } from "../test/TestRunDialog.tsx";
import { automationBody, automationForm, type AutomationForm } from "./automation-form.ts";
import { checkAutomationForm } from "./check-automation-form.ts";
import { Steps } from "./Steps.tsx";
import { TriggerCard } from "./TriggerCard.tsx";
import { useHistory } from "./use-history.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

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

type AutomationEditorProps = {
  automation: Automation | undefined;
  back: ComponentProps<typeof PageHeader>["back"];
};

/** Changes an automation or makes one. */
export function AutomationEditor({ automation, back }: AutomationEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const mayEdit = useSession().may("automation.manage");
  const [isTesting, setTesting] = useState(false);
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
  const { form, faults } = editor;
  const history = useHistory(form, editor.change, editor.base?.updatedAt);
  const change = (fields: Partial<AutomationForm>, what?: string) => {
    history.note(what);
    editor.change(fields);
  };
  useUndoKeys(history);
  return (
    <>
      <PageHeader
        title={automation?.name ?? "New automation"}
        back={back}
        actions={
          automation && (
            <>
              <ButtonLink to={executionsOf(automation.id)} icon={<History aria-hidden />}>
                Executions
              </ButtonLink>
              {mayEdit && (
                <Button
                  icon={<FlaskConical />}
                  unavailable={editor.isKept ? "Save your changes first" : undefined}
                  onClick={() => setTesting(true)}
                >
                  Test run
                </Button>
              )}
            </>
          )
        }
      />
      <StoredForm
        label={automation ? `Change ${automation.name}` : "New automation"}
        action={automation ? "Save" : "Add automation"}
        noun="automation"
        editor={editor}
        locked={mayEdit ? undefined : "Only administrators can change automations."}
      >
        <Section title="Automation">
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={AUTOMATION_LIMITS.name}
            value={form.name}
            error={faults.name}
            onValueChange={(name) => change({ name }, "name")}
          />
          <SwitchField
            label="Switched on"
            hint="An automation that is switched on needs complete steps."
            checked={form.isEnabled}
            onCheckedChange={(isEnabled) => change({ isEnabled })}
          />
        </Section>
        <div className="grid">
          <TriggerCard
            trigger={form.trigger}
            faults={faults}
            onChange={(trigger, what) => change({ trigger }, what && `trigger ${what}`)}
          />
          <Steps
            {...{ form, faults, mayEdit }}
            tools={
              mayEdit && (
                <span className="flex gap-1">
                  <IconButton label="Undo" icon={<Undo2 />} disabled={!history.canUndo} onClick={history.undo} />
                  <IconButton label="Redo" icon={<Redo2 />} disabled={!history.canRedo} onClick={history.redo} />
                </span>
              )
            }
            onChange={(steps, what) => change({ steps }, what)}
          />
        </div>
      </StoredForm>
      {isTesting && automation && <TestRunDialog automation={automation} onClose={() => setTesting(false)} />}
    </>
  );
}
