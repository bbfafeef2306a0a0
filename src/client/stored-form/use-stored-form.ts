import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ErrorCode } from "#contract";
import { isObject } from "#shared";
import { focusInvalid, toast, useKeptValues } from "#ui/kit";
import { ApiError, hasCode, isRefusal, messageOf } from "../api.ts";
import { newId } from "../new-id.ts";
import { useIsShown } from "../use-is-shown.ts";
import { isSameContent } from "./is-same-content.ts";
import { mergeForm } from "./merge-form.ts";

/** What is wrong with fields, by their names: the path in the request's body, with dots. */
export type Faults = Readonly<Record<string, string>>;

type StoredFormOptions<Stored, Form extends object> = {
  /** @returns the name under which the tab keeps what was entered for a stored thing, or for a new one. */
  keptName: (stored: Stored | undefined) => string;
  /** Undefined for something new. */
  stored: Stored | undefined;
  /** @returns a stored thing as fields show it; empty fields for a new one. */
  formOf: (stored: Stored | undefined) => Form;
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
 * What was entered, on top of what it was begun with (undefined for something new). `sent`: what was sent last without an
 * answer, so that it may be stored.
 */
type Entered<Stored, Form> = { base: Stored | undefined; form: Form; sent?: { id: string; form: Form } };

const NONE: Faults = {};

/**
 * A form for something stored. What was entered is kept in the tab until it is saved or discarded; input during a save is
 * kept for the next one. When someone else has saved first, both changes are merged, and `joined` says what they changed.
 */
export function useStoredForm<Stored, Form extends object>(options: StoredFormOptions<Stored, Form>) {
  const { keptName, stored, formOf, merge = mergeForm, check, send, reload, changedCode, refresh, onSaved } = options;
  const { contentOf = (form: Form) => form } = options;
  const { faultName = (path: readonly string[]) => path.join(".") } = options;
  const values = useKeptValues();
  /** @param was anything; a field that it lacks has what is stored. */
  function readEntered(was: unknown): Entered<Stored, Form> | undefined {
    if (!isObject(was) || !isObject(was.form)) return undefined;
    // This module alone writes it.
    const { base, sent } = was as Pick<Entered<Stored, Form>, "base" | "sent">;
    return { base, form: { ...formOf(base), ...was.form }, sent };
  }
  const [entered, setEntered] = useState(() => readEntered(values.read(keptName(stored))));
  const [isKept, setKept] = useState(entered !== undefined);
  const [faults, setFaults] = useState(NONE);
  const [error, setError] = useState<string>();
  const [joined, setJoined] = useState<{ before: Stored; after: Stored }>();
  const [busy, setBusy] = useState(false);
  const isShown = useIsShown();
  const element = useRef<HTMLFormElement>(null);
  // A change may come from an earlier render, or while the server answers; undefined: nothing is entered.
  const latest = useRef(entered);
  const asStored = (): Entered<Stored, Form> => ({ base: stored, form: formOf(stored) });
  const present = () => latest.current ?? asStored();

  function set(next: Entered<Stored, Form> | undefined): void {
    latest.current = next;
    setEntered(next);
    setKept(false);
  }

  function enter(next: Entered<Stored, Form>): void {
    set(next);
    values.write(keptName(next.base), next);
    setKept(true);
  }

  function forget(): void {
    values.drop(keptName(present().base));
    set(undefined);
    setJoined(undefined);
    show(NONE);
  }

  function show(found: Faults, otherwise?: string): void {
    // A collapsed part has its fields only once a fault has opened it.
    flushSync(() => setFaults(found));
    const isAtField = Object.keys(found).length === 0 || focusInvalid(element.current);
    setError(isAtField ? otherwise : Object.values(found).join(" "));
  }

  async function join(base: Stored, { sent, ...given }: Entered<Stored, Form>): Promise<void> {
    const theirs = await reload(base);
    if (sent && isSame(sent.form, formOf(theirs))) return goOn(given, sent.form, theirs);
    enter({ base: theirs, form: merge(formOf(base), present().form, formOf(theirs)) });
    setJoined({ before: base, after: theirs });
    await refresh(theirs);
  }

  const isSame = (one: Form, other: Form) => isSameContent(contentOf(one), contentOf(other));

  async function store(given: Entered<Stored, Form>): Promise<void> {
    const sent = { id: given.sent?.id ?? newId(), form: given.form };
    if (!given.base || latest.current) enter({ ...given, sent });
    const saved = await send(given.base, given.form, sent.id);
    const earlier = given.base ? undefined : given.sent?.form;
    await (earlier && !isSame(given.form, formOf(saved)) ? goOn(given, earlier, saved) : finish(given, saved));
  }

  /**
   * Goes on after a request whose answer was lost has turned out to be carried out: what was entered since is a change of
   * what it has stored.
   */
  async function goOn({ base }: Entered<Stored, Form>, sent: Form, saved: Stored): Promise<void> {
    const next = { base: saved, form: merge(sent, present().form, formOf(saved)) };
    values.drop(keptName(base));
    enter(next);
    await (isSame(next.form, formOf(saved)) ? finish(next, saved) : store(next));
  }

  async function finish(given: Entered<Stored, Form>, saved: Stored): Promise<void> {
    await refresh(saved);
    const { form } = latest.current ?? given;
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
    else show(NONE, messageOf(failure));
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
      if (isRefusal(failure) && latest.current) enter({ ...latest.current, sent: given.sent });
      refuse(failure, given.form);
    } finally {
      setBusy(false);
    }
  }

  return {
    element,
    ...(entered ?? asStored()),
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
    discard: forget,
  };
}
