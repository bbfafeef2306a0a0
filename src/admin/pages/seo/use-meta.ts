import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MetaTag } from "#publishing";
import { toast } from "#ui/kit";
import { messageOf, useSession, useUnloadQuestion } from "#client";
import { draftKey, type Draft } from "../page/use-page.ts";
import { enqueueSave } from "../saves.ts";
import { sendMeta, type MetaChange } from "./send-meta.ts";

/** How the panel's state line reads. */
export type SaveState = "Saved" | "Saving" | "Offline";

/** What somebody typed that isn't stored yet: on top of `base`, which they saw there. */
type Edit = { text: string; base: string };

/** Two versions of one tag: what was typed here, and what somebody else stored meanwhile. */
type MetaConflict = { mine: string; theirs: string };

type ByName<Value> = Readonly<Record<string, Value>>;

function without<Value>(all: ByName<Value>, name: string): ByName<Value> {
  return Object.fromEntries(Object.entries(all).filter(([one]) => one !== name));
}

function withTag(tags: readonly MetaTag[], name: string, value: string | null): MetaTag[] {
  const others = tags.filter((tag) => tag.name !== name);
  return value ? [...others, { name, value }] : others;
}

/** A draft in which an own change is stored; its revision goes on where nobody else's change came between. */
function withStored(draft: Draft, revision: number, name: string, value: string | null): Draft {
  const page = { ...draft.page, metaTags: withTag(draft.page.metaTags, name, value) };
  return { ...draft, revision: draft.revision + 1 === revision ? revision : draft.revision, page };
}

/** One meta tag as a field shows it. */
export type MetaField = {
  value: string;
  error: string | undefined;
  conflict: MetaConflict | undefined;
  onValueChange: (text: string) => void;
  /** Stores what was typed. */
  onBlur: () => void;
  /** Stores a value at once. */
  save: (text: string) => void;
  keepMine: () => void;
  keepTheirs: () => void;
};

/** The meta tags of a draft as the panel edits them. */
export type Meta = {
  /** Those of the draft, and those that somebody entered here which aren't stored. */
  names: readonly string[];
  field: (name: string) => MetaField;
  state: SaveState;
};

/** The meta tags of a draft, each stored as an operation when its field is left; nothing of anybody is overwritten unseen. */
export function useMeta(pageId: string, draft: Draft): Meta {
  const client = useQueryClient();
  const { hasEnded = false } = useSession();
  const [edits, showEdits] = useState<ByName<Edit>>({});
  // What is stored later, by an undo or when the panel is left, begins with what was typed last.
  const latest = useRef<ByName<Edit>>({});
  const [conflicts, setConflicts] = useState<ByName<MetaConflict>>({});
  const [faults, setFaults] = useState<ByName<string>>({});
  const [waiting, setWaiting] = useState(0);
  const [isOffline, setOffline] = useState(false);
  const isShown = useRef(true);

  const read = () => client.getQueryData<Draft>(draftKey(pageId)) ?? draft;
  const stored = (name: string) => read().page.metaTags.find((tag) => tag.name === name)?.value ?? "";
  const setEdits = (change: (all: ByName<Edit>) => ByName<Edit>) => {
    latest.current = change(latest.current);
    showEdits(latest.current);
  };
  const dropEdit = (name: string, text: string) =>
    setEdits((all) => (all[name]?.text === text ? without(all, name) : all));

  async function store({ name, value, was }: MetaChange): Promise<boolean> {
    const base = read().revision;
    const text = value ?? "";
    try {
      const { revision, theirs } = await sendMeta(pageId, base, { name, value, was }, () => setOffline(true));
      if (theirs === undefined) {
        client.setQueryData<Draft>(draftKey(pageId), (now) => now && withStored(now, revision, name, value));
        dropEdit(name, text);
      } else if (isShown.current) setConflicts((all) => ({ ...all, [name]: { mine: text, theirs: theirs ?? "" } }));
      else toast.error(`“${text}” wasn’t saved: someone else has since changed this.`);
      setFaults((all) => without(all, name));
      return theirs === undefined;
    } catch (error) {
      setFaults((all) => ({ ...all, [name]: messageOf(error) }));
      setEdits((all) => ({ ...all, [name]: { text: all[name]?.text ?? text, base: was ?? "" } }));
      if (!isShown.current) toast.error(messageOf(error));
      return false;
    } finally {
      setOffline(false);
      setWaiting((count) => count - 1);
      void client.invalidateQueries({ queryKey: draftKey(pageId) });
    }
  }

  function save(name: string, text: string, base: string): void {
    if (text === base) {
      dropEdit(name, text);
      setFaults((all) => without(all, name));
      return;
    }
    setEdits((all) => ({ ...all, [name]: { text, base: text } }));
    setWaiting((count) => count + 1);
    enqueueSave(pageId, () => store({ name, value: text || null, was: base || null }));
  }

  const saveAll = useEffectEvent(() => {
    for (const [name, { text, base }] of Object.entries(latest.current)) {
      if (text !== base && !conflicts[name]) save(name, text, base);
    }
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      saveAll();
    };
  }, []);

  // What was refused because nobody was signed in any more.
  useEffect(() => {
    if (!hasEnded) saveAll();
  }, [hasEnded]);

  const typed = Object.keys(edits).filter((name) => edits[name]?.text !== edits[name]?.base);
  const unsaved = [...typed, ...Object.keys(conflicts)];
  const isPending = waiting > 0 || unsaved.length > 0;
  useUnloadQuestion(isPending);

  const field = (name: string): MetaField => {
    const edit = edits[name];
    const conflict = conflicts[name];
    const settle = () => setConflicts((all) => without(all, name));
    return {
      value: edit?.text ?? stored(name),
      error: faults[name],
      conflict,
      onValueChange: (text) => setEdits((all) => ({ ...all, [name]: { text, base: all[name]?.base ?? stored(name) } })),
      onBlur: () => {
        const last = latest.current[name];
        if (last && !conflict) save(name, last.text, last.base);
      },
      save: (text) => save(name, text, latest.current[name]?.base ?? stored(name)),
      keepMine: () => {
        settle();
        if (conflict) save(name, edit?.text ?? conflict.mine, conflict.theirs);
      },
      keepTheirs: () => {
        settle();
        setEdits((all) => without(all, name));
      },
    };
  };
  const names = new Set([...draft.page.metaTags.map(({ name }) => name), ...unsaved]);
  return { names: [...names], field, state: isOffline ? "Offline" : isPending ? "Saving" : "Saved" };
}
