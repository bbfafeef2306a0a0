import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Button } from "./Button.tsx";

type Fetch = () => Promise<void>;

const fetches = new Set<Fetch>();

/** What somebody does first on a screen; over a frame inside of it the window only loses the focus. */
const BEGINNINGS = ["pointermove", "pointerdown", "keydown", "blur"] as const;

/**
 * Makes a component whose code is fetched when it is first drawn, or ahead (`usePartsAhead`). Where that fails it says so,
 * with a way to try again, and nothing around it is lost.
 * @param fallback stands in its place meanwhile.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  async function fetchOnce(): Promise<void> {
    try {
      Loaded = await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const fetchPart = () => (loading ??= fetchOnce());
  fetches.add(fetchPart);

  return function LazyPart(props: Props) {
    const state = useFetched(fetchPart, Loaded !== undefined);
    if (Loaded) return <Loaded {...props} />;
    return state.isFailed ? <Failed onRetry={state.retry} /> : fallback;
  };
}

/** Fetches on mount unless it is there already; draws anew once it has come, or failed. */
function useFetched(fetchPart: Fetch, isThere: boolean): { isFailed: boolean; retry: () => void } {
  const [state, setState] = useState<"coming" | "there" | "failed">(isThere ? "there" : "coming");
  useEffect(() => {
    if (state !== "coming") return undefined;
    let isShown = true;
    const tell = (next: "there" | "failed") => isShown && setState(next);
    void fetchPart().then(
      () => tell("there"),
      () => tell("failed"),
    );
    return () => void (isShown = false);
  }, [state, fetchPart]);
  return { isFailed: state === "failed", retry: () => setState("coming") };
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-control bg-raised px-4 py-3 text-base text-ink shadow-float"
    >
      <p className="min-w-0 flex-1 basis-60">This part couldn’t be loaded. Is there a connection?</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

/** Fetches every lazy part once somebody begins to use the screen, so that none is missing when the connection is gone. */
export function usePartsAhead(): void {
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      for (const fetchPart of fetches) void fetchPart().catch(() => undefined);
    };
    for (const type of BEGINNINGS) window.addEventListener(type, begin, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);
}
