import { useEffect, useSyncExternalStore } from "react";
import { keyOf } from "#publishing";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { markWords } from "../generator/mark-words.ts";
import { GeneratedBlock } from "./GeneratedBlock.tsx";
import css from "./page-run.css?inline";
import { predecessorFor } from "./insert-position.ts";
import { useRunController, useRun } from "./run-context.tsx";

const KEY = /^[\w-]+$/;
const MADE = "[data-generated]";

/** The blocks of a run that follow a block of the draft, or come first with null. */
export function GeneratedBlocks({ after }: { after: string | null }) {
  const keys = useKeysBehind(after);
  return (
    <>
      {after === null && <Around />}
      {keys.map((key) => (
        <GeneratedBlock key={key} blockKey={key} />
      ))}
    </>
  );
}

/** @returns the keys of the run's blocks there, as the draft and the run are now; the same list while they don't change. */
function useKeysBehind(after: string | null): string[] {
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
  const replaced = useRun(({ replaces }) =>
    replaces
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
    // A short way would only push the block above under its own bar.
    if (top >= 0 && top < view.innerHeight / 2) return;
    const isStill = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
    first.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  }, [page]);
  return (
    <>
      <style>{css}</style>
      {replaced && <style>{`${selectors.join(",")} { opacity: 0.4 }`}</style>}
    </>
  );
}
