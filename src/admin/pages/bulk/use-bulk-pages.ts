import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PageKind, PageSummary } from "#publishing";
import { counted, messageOf, useUnloadQuestion } from "#client";
import { toast } from "#ui/kit";
import { PAGES } from "../page.ts";
import { changePages, type BulkProgress, type PageWay } from "./bulk-pages.ts";
import { refusedPages, WAY_WORDS } from "./bulk-words.ts";

const BACK: Partial<Record<PageWay, PageWay>> = { archive: "restore", restore: "archive" };

/**
 * Does something to several pages, and says at the end in one message how many and what was refused. Undo waits for what is
 * at work. It stops when its screen is left, where nobody could see or stop it.
 * @returns `at`: what is at work, and how many pages it has come to.
 */
export function useBulkPages(kind: PageKind) {
  const client = useQueryClient();
  const [at, setAt] = useState<{ way: PageWay; count: number; all: number }>();
  const isStopped = useRef(false);
  const last = useRef(Promise.resolve());
  useUnloadQuestion(at !== undefined);
  useEffect(() => () => void (isStopped.current = true), []);

  const run = (way: PageWay, pages: readonly PageSummary[]): Promise<void> =>
    (last.current = last.current.then(() => carryOut(way, pages)));

  async function carryOut(way: PageWay, pages: readonly PageSummary[]): Promise<void> {
    const progress: BulkProgress = { done: [], refused: [] };
    const { done, refused } = progress;
    const tell = () => setAt({ way, count: done.length + refused.length, all: pages.length });
    isStopped.current = false;
    tell();
    let failure: unknown;
    try {
      await changePages(way, pages, { progress, isStopped: () => isStopped.current, onProgress: tell });
    } catch (error) {
      failure = error;
    }
    const back = BACK[way];
    const undo = back && { action: { label: "Undo", onClick: () => void run(back, done) } };
    const left = refusedPages(progress, kind);
    const said = `${counted(done.length, kind)} ${WAY_WORDS[way].done}`;
    if (done.length > 0) toast.success(left ? `${said}. ${left}` : said, undo);
    else if (left) toast.error(left);
    if (failure !== undefined) toast.error(messageOf(failure));
    await client.invalidateQueries({ queryKey: [PAGES] });
    setAt(undefined);
  }
  return { at, run, stop: () => (isStopped.current = true) };
}
