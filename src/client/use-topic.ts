import { useEffect, useEffectEvent, useState } from "react";

const RETRY_MS = 5000;
/** The pause between two readings, however often something changes. */
const THROTTLE_MS = 400;

/** Runs an action, one call at a time: requests made during a run are served by one more run, after a pause. */
function oneAfterTheOther(act: () => Promise<unknown>, isStopped: () => boolean): () => void {
  let isBusy = false;
  let isAsked = false;
  async function run(): Promise<void> {
    isBusy = true;
    while (isAsked && !isStopped()) {
      isAsked = false;
      await act().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, THROTTLE_MS));
    }
    isBusy = false;
  }
  return () => {
    isAsked = true;
    if (!isBusy) void run();
  };
}

/** Follows a topic of the event stream until it is stopped. */
function follow(topic: string, onChange: () => void, onState: (isLive: boolean) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shut = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    onState(false);
  };
  const open = () => {
    shut();
    if (document.visibilityState === "hidden") return;
    const opened = new EventSource(`/api/events?topics=${encodeURIComponent(topic)}`);
    source = opened;
    opened.addEventListener("open", () => onState(true));
    opened.addEventListener("changed", onChange);
    opened.addEventListener("error", () => {
      onState(false);
      // The browser doesn't retry what the server refuses.
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
    });
  };
  open();
  document.addEventListener("visibilitychange", open);
  return () => {
    document.removeEventListener("visibilitychange", open);
    shut();
  };
}

/**
 * Calls `onChange` when a topic has changed in any process (`GET /api/events?topics=`), and once when the subscription
 * begins. Only a visible tab subscribes: browsers allow few connections.
 * @param topic undefined: no subscription. @returns whether changes are reported now. While they aren't, poll.
 */
export function useTopic(topic: string | undefined, onChange: () => Promise<unknown>): boolean {
  const [isLive, setLive] = useState(false);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (topic === undefined) return undefined;
    let isStopped = false;
    const ask = oneAfterTheOther(
      () => change(),
      () => isStopped,
    );
    const stop = follow(topic, ask, (isNow) => !isStopped && setLive(isNow));
    return () => {
      isStopped = true;
      stop();
    };
  }, [topic]);
  return isLive && topic !== undefined;
}
