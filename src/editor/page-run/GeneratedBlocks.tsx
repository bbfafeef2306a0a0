import { useEffect, useSyncExternalStore } from "react";
import { keyOf } from "#publishing";
import { prefersReducedMotion } from "../canvas/view/use-scroll-to-block.ts";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { markWords } from "../generator/mark-words.ts";
import { GeneratedBlock } from "./GeneratedBlock.tsx";
import css from "./page-run.css?inline";
import { predecessorFor } from "./insert-position.ts";
import { leavingBlocks } from "./run-state.ts";
import { useRunController, useRun } from "./run-context.tsx";

const KEY = /^[\w-]+$/;
const MADE = "[data-generated]";

/** The blocks of a run that follow a block of the draft, or come first with null. */
export function GeneratedBlocks({ after }: { after: string | null }) {
  const keys = useKeysAfter(after);
  return (
    <>
      {after === null && <Around />}
      {keys.map((key) => (
        <GeneratedBlock key={key} blockKey={key} />
      ))}
    </>
  );
}

/** @returns the keys of the run's blocks that now follow a block of the draft. */
function useKeysAfter(after: string | null): string[] {
  const { document } = useEditor();
  const { store } = useRunController();
  const subscribe = (listener: () => void) => {
    const stops = [store.subscribe(listener), document.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  };
  const keys = useSyncExternalStore(subscribe, () => {
    const { run } = store.get();
    const isShown = ({ state }: (typeof run.blocks)[number]) => state !== "accepted" && state !== "rejected";
    const here = run.blocks.filter((one) => isShown(one) && predecessorFor(run, one.key, document.state) === after);
    return here.map(({ key }) => key).join(" ");
  });
  return keys.split(" ").filter(Boolean);
}

/** The styles of generated blocks, the blocks that they replace, and the words that nobody has confirmed. */
function Around() {
  const replaced = useRun((run) =>
    leavingBlocks(run)
      .map(keyOf)
      .filter((key) => KEY.test(key))
      .join(" "),
  );
  const selectors = replaced.split(" ").map((key) => `[data-block-key="${key}"]`);
  const page = useUi(({ canvasDocument }) => canvasDocument);
  const words = useRun(({ blocks }) =>
    blocks.flatMap(({ state, claims }) => (state === "written" ? claims.map(({ text }) => text) : [])).join("\n"),
  );
  useEffect(
    () => (page ? markWords(page, words.split("\n").filter(Boolean), ".bwe-made-page") : undefined),
    [page, words],
  );
  useEffect(() => {
    const view = page?.defaultView;
    // The shared header is there at once; people wait for what is being written.
    const first = page?.querySelector(`${MADE}:not([data-state="written"])`) ?? page?.querySelector(MADE);
    if (!view || !first) return;
    const { top } = first.getBoundingClientRect();
    // Scrolling a short way would only move the block above under its own bar.
    if (top >= 0 && top < view.innerHeight / 2) return;
    first.scrollIntoView({ behavior: prefersReducedMotion(view) ? "instant" : "smooth" });
  }, [page]);
  return (
    <>
      <style>{css}</style>
      {replaced && <style>{`${selectors.join(",")} { opacity: 0.4 }`}</style>}
    </>
  );
}
