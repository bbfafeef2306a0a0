import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Alert, Button, Dialog } from "#ui/kit";
import { messageOf } from "../api.ts";
import type { SettingsForm } from "./use-settings-form.ts";

/** The browser's own question where the whole document is left. */
function useUnloadQuestion(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
}

/** Asks before another screen takes the place of unsaved changes. */
function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      open
      onOpenChange={() => blocker.reset()}
      title="Leave without saving?"
      description="Your changes to the settings are not saved yet."
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            Leave
          </Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            Stay
          </Button>
        </>
      }
    />
  );
}

/** Stays at the lower edge while something isn't saved. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const { isChanged, busy, failure, save, discard } = form;
  useUnloadQuestion(isChanged);
  return (
    <>
      <LeaveQuestion isChanged={isChanged} />
      <div className="sticky bottom-0 z-20 -mx-4 sm:-mx-8">
        {isChanged && (
          <div className="kit-save-bar grid gap-3 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8">
            {failure !== undefined && <Alert kind="error">{messageOf(failure)}</Alert>}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="text-sm text-ink-soft">
                Unsaved changes
              </p>
              <div className="flex gap-2">
                <Button onClick={discard} disabled={busy}>
                  Discard
                </Button>
                <Button variant="primary" busy={busy} onClick={save}>
                  Save changes
                </Button>
              </div>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
