import { useEffect, useRef, useState, type FocusEvent } from "react";
import { useLocation } from "react-router";
import { Alert, Button, Dialog, useKeptFocus, screenHeading } from "#ui/kit";
import { messageOf, holdNavigation, useUnloadQuestion } from "#client";
import type { SettingsForm } from "./use-settings-form.ts";

/** Asks before leaving a screen with unsaved changes. */
function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const { pathname } = useLocation();
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    if (!isChanged) return undefined;
    return holdNavigation((to, go) => {
      if (to !== pathname) setLeave(() => go);
      return to !== pathname;
    });
  }, [isChanged, pathname]);
  if (!leave) return null;
  const stay = () => setLeave(undefined);
  return (
    <Dialog
      open
      onOpenChange={stay}
      title="Leave without saving?"
      description="Your changes to the settings are not saved yet."
      footer={
        <>
          <Button variant="danger" onClick={leave}>
            Leave
          </Button>
          <Button variant="primary" onClick={stay}>
            Stay
          </Button>
        </>
      }
    />
  );
}

/** Gives the focus back to the field that had it before one of the bar's buttons, which go with the bar. */
function useFocusBack() {
  const field = useRef<HTMLElement>(undefined);
  const { onFocus, onBlur } = useKeptFocus(() => {
    const isThere = field.current?.isConnected === true;
    (isThere ? field.current : screenHeading())?.focus({ preventScroll: true });
  });
  return {
    onBlur,
    onFocus: (event: FocusEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) field.current = relatedTarget;
      onFocus(event);
    },
  };
}

/** Stays at the lower edge while there are unsaved changes. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const { isChanged, busy, failure, save, discard } = form;
  useUnloadQuestion(isChanged);
  const focus = useFocusBack();
  return (
    <>
      <LeaveQuestion isChanged={isChanged} />
      <div {...focus} className="sticky bottom-0 z-20 -mx-4 not-empty:-mb-6 sm:-mx-8 sm:not-empty:-mb-8">
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
                <Button variant="primary" busy={busy} onClick={save} data-save>
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
