import { FlaskConical, History, Redo2, Undo2 } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { StoredForm, useSession } from "#client";
import { Button, ButtonLink, IconButton, PageHeader, Section, SwitchField, TextField } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { AUTOMATION_LIMITS } from "../../limits.ts";
import { executionsOf } from "../addresses.ts";
import { TestRunDialog } from "../test/TestRunDialog.tsx";
import { Steps } from "./Steps.tsx";
import { TriggerCard } from "./TriggerCard.tsx";
import { useAutomationForm } from "./use-automation-form.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

type AutomationEditorProps = {
  automation: Automation | undefined;
  back: ComponentProps<typeof PageHeader>["back"];
};

/** Changes an automation or makes one. */
export function AutomationEditor({ automation, back }: AutomationEditorProps) {
  const mayEdit = useSession().may("automation.manage");
  const [isTesting, setTesting] = useState(false);
  const { editor, history, change } = useAutomationForm(automation);
  const { form, faults } = editor;
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
