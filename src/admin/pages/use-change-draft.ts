import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AnswerOf } from "#contract";
import { keyOf, type draftContract } from "#publishing";
import { toast } from "#ui/kit";
import { hasCode, messageOf, newId } from "#client";
import { call } from "../call.ts";
import { PAGES } from "./page.ts";

/** The most entries of a list in a body (docs/specification.md). */
const MAX_ENTRIES = 2000;

type StoredDraft = AnswerOf<(typeof draftContract)["readDraft"]>;

/**
 * @returns the imports that bring a draft back, in order: one for as many marks as a body holds. Each has an id, so that it is
 * carried out once, also when it is sent again because its answer was lost.
 */
function bodiesOf({ page: { metaTags, blocks }, annotations }: StoredDraft) {
  const keys = new Set(["", ...blocks.map(keyOf)]);
  // A draft keeps the marks of removed blocks, which may come back.
  const marks = annotations.filter(({ key }) => keys.has(key));
  const count = Math.max(1, Math.ceil(marks.length / MAX_ENTRIES));
  return Array.from({ length: count }, (_one, index) => ({
    metaTags: [...metaTags],
    blocks: [...blocks],
    annotations: marks.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
    id: newId(),
    mode: "replace" as const,
  }));
}

/**
 * Runs a change of a whole draft, such as an import, and offers to restore the previous content.
 * @param isBlocked whether the draft can't be replaced at the moment; it then says so.
 * @returns a function that runs it, and throws why it failed. `what` tells changes apart: the same one again, after its
 * answer was lost, is carried out once (`run` gets its id), and its Undo restores what was there before the first attempt.
 */
export function useChangeDraft(id: string, isBlocked?: () => boolean) {
  const client = useQueryClient();
  const params = { id };
  const read = () => call("GET /api/pages/:id/draft", { params });
  const reload = () => client.invalidateQueries({ queryKey: [PAGES] });
  /** The change that may have been carried out although it failed. */
  const last = useRef<{ what: string; id: string; before: Awaited<ReturnType<typeof read>> }>(undefined);

  async function begin(what: string) {
    const before = await read();
    const earlier = last.current?.what === what ? last.current : undefined;
    if (!earlier) return { what, id: newId(), before };
    // Since then nothing was changed but by that attempt.
    return before.revision <= earlier.before.revision + 1 ? earlier : { ...earlier, before };
  }

  return async (
    what: string,
    run: (params: { id: string }, changeId: string) => Promise<{ revision: number }>,
    said: string,
  ): Promise<void> => {
    if (isBlocked?.()) return;
    const change = await begin(what);
    last.current = change;
    const { before } = change;
    const { revision } = await run(params, change.id).catch((failure: unknown) => {
      void reload();
      throw failure;
    });
    last.current = undefined;
    await reload();
    if (revision === before.revision) {
      toast.info("Nothing changed: the draft already has this content.");
      return;
    }
    const bodies = bodiesOf(before);
    let at = revision;
    const undo = async () => {
      for (let body = bodies[0]; body; body = bodies[0]) {
        ({ revision: at } = await call("POST /api/pages/:id/import", { params, body: { ...body, revision: at } }));
        bodies.shift();
      }
      await reload();
      toast.success("Undone: the draft has its previous content again.");
    };
    const onFailed = (error: unknown) => {
      if (hasCode(error, "DRAFT_MOVED")) toast.error("Not undone: the page has since changed.");
      else toast.error(messageOf(error), { action: undoAction });
    };
    const onUndo = () => {
      if (!isBlocked?.()) void undo().catch(onFailed);
    };
    // What was read before is outdated when someone else has changed the page in between.
    const undoAction = { label: "Undo", onClick: onUndo };
    const action = revision === before.revision + 1 ? undoAction : undefined;
    toast.success(said, { action });
  };
}
