import { useState } from "react";
import type { ErrorCode } from "#contract";
import { toast } from "#ui/kit";
import { ApiError, hasCode, isRefusal, messageOf } from "../api.ts";
import { newId } from "../new-id.ts";
import { useIsShown } from "../use-is-shown.ts";
import { isSameContent } from "./is-same-content.ts";
import { mergeForm } from "./merge-form.ts";
import { useEntered, type Entered, type EnteredOptions } from "./use-entered.ts";
import { NO_FAULTS, useFaults, type Faults } from "./use-faults.ts";

type StoredFormOptions<Stored, Form extends object> = EnteredOptions<Stored, Form> & {
  /** Merges `mine` with `theirs`, which both began with `base`. */
  merge?: (base: Form, mine: Form, theirs: Form) => Form;
  /** @returns a form's content without what only the server gives, such as ids. Fields `key` and `uid` are left out anyway. */
  contentOf?: (form: Form) => unknown;
  /** Checks what can be checked before anything is sent. */
  check: (form: Form) => Faults;
  /** @returns the name of the field that the server's refusal belongs to. @param path leads to it in the request's body. */
  faultName?: (path: readonly string[], form: Form) => string;
  /** Stores what was entered. @param id for something new: the same until it is known to be stored. @throws ApiError */
  send: (base: Stored | undefined, form: Form, id: string) => Promise<Stored>;
  /** Reads what is stored now. */
  reload: (base: Stored) => Promise<Stored>;
  /** The code of the refusal when someone else has saved it. */
  changedCode: ErrorCode;
  /** Updates what screens have loaded; the form shows what was entered until then. */
  refresh: (saved: Stored) => Promise<void>;
  /** @param hasMore whether something was entered during the save, which the form of the saved thing has. */
  onSaved: (saved: Stored, hasMore: boolean) => void;
};

/**
 * A form for something stored. What was entered is kept in the tab until it is saved or discarded; input during a save is
 * kept for the next one. When someone else has saved first, both changes are merged, and `joined` says what they changed.
 */
export function useStoredForm<Stored, Form extends object>(options: StoredFormOptions<Stored, Form>) {
  const { stored, formOf, merge = mergeForm, check, send, reload, changedCode, refresh, onSaved } = options;
  const { contentOf = (form: Form) => form } = options;
  const { faultName = (path: readonly string[]) => path.join(".") } = options;
  const { shown, isKept, latest, present, set, enter, drop } = useEntered(options);
  const { element, faults, error, show } = useFaults();
  const [joined, setJoined] = useState<{ before: Stored; after: Stored; stored: Stored | undefined }>();
  const [busy, setBusy] = useState(false);
  const isShown = useIsShown();
  const isSame = (one: Form, other: Form) => isSameContent(contentOf(one), contentOf(other));

  function forget(): void {
    drop();
    setJoined(undefined);
    show(NO_FAULTS);
  }

  /** Discards what was entered; the form has what others have saved, although the screen may not have read it yet. */
  function discard(): void {
    forget();
    if (joined && joined.stored === stored) set({ base: joined.after, form: formOf(joined.after) });
  }

  async function join(base: Stored, { sent }: Entered<Stored, Form>): Promise<void> {
    const theirs = await reload(base);
    if (sent && isSame(sent.form, formOf(theirs))) return goOn(sent.form, theirs);
    enter({ base: theirs, form: merge(formOf(base), present().form, formOf(theirs)) });
    setJoined({ before: base, after: theirs, stored });
    await refresh(theirs);
  }

  async function store(given: Entered<Stored, Form>): Promise<void> {
    const sent = { id: given.sent?.id ?? newId(), form: given.form };
    if (!given.base || latest()) enter({ ...given, sent });
    const saved = await send(given.base, given.form, sent.id);
    const earlier = given.base ? undefined : given.sent?.form;
    await (earlier && !isSame(given.form, formOf(saved)) ? goOn(earlier, saved) : finish(given, saved));
  }

  /**
   * Goes on after a request whose answer was lost has turned out to be carried out: what was entered since is a change of
   * what it has stored.
   */
  async function goOn(sent: Form, saved: Stored): Promise<void> {
    const next = { base: saved, form: merge(sent, present().form, formOf(saved)) };
    drop();
    enter(next);
    await (isSame(next.form, formOf(saved)) ? finish(next, saved) : store(next));
  }

  async function finish(given: Entered<Stored, Form>, saved: Stored): Promise<void> {
    await refresh(saved);
    const { form } = latest() ?? given;
    const hasMore = form !== given.form;
    forget();
    const next = { base: saved, form: merge(given.form, form, formOf(saved)) };
    if (hasMore) enter(next);
    // The form of something new stays that of the saved thing until its screen is left.
    else if (!stored) set(next);
    onSaved(saved, hasMore);
  }

  function refuse(failure: unknown, form: Form): void {
    if (!isShown()) return toast.error(messageOf(failure));
    const path = failure instanceof ApiError ? failure.details.path : undefined;
    if (path) show({ [faultName(path, form)]: messageOf(failure) });
    else show(NO_FAULTS, messageOf(failure));
  }

  async function save(): Promise<void> {
    if (busy) return;
    const given = present();
    const found = check(given.form);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await store(given).catch(async (failure: unknown) => {
        const isChanged = hasCode(failure, changedCode);
        if (!isChanged || !given.base) throw failure;
        await join(given.base, given);
      });
    } catch (failure) {
      // Refused, it isn't stored; what was sent before may be.
      const entered = latest();
      if (isRefusal(failure) && entered) enter({ ...entered, sent: given.sent });
      refuse(failure, given.form);
    } finally {
      setBusy(false);
    }
  }

  return {
    element,
    ...shown,
    isKept,
    faults,
    error,
    joined,
    busy,
    /** Takes a function where the change depends on what else was entered since. */
    change: (fields: Partial<Form> | ((form: Form) => Partial<Form>)) => {
      const { form, ...rest } = present();
      enter({ ...rest, form: { ...form, ...(typeof fields === "function" ? fields(form) : fields) } });
    },
    save: () => void save(),
    discard,
  };
}
