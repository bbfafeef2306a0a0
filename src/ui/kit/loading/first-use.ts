/** Inside an iframe the window only gets `blur`. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "blur"] as const;

/** Calls back at the next sign that someone uses the window. @returns a function that cancels it. */
export function onFirstUse(begin: () => void): () => void {
  const stop = new AbortController();
  const use = () => {
    stop.abort();
    begin();
  };
  for (const sign of SIGNS) window.addEventListener(sign, use, { signal: stop.signal, passive: true });
  return () => stop.abort();
}
