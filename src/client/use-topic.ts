import { useEffect, useEffectEvent, useState } from "react";
import { makeEventStream } from "./event-stream.ts";
import { useSession } from "./session.tsx";

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
  const stream = makeEventStream({ onState, listen: (source) => source.addEventListener("changed", onChange) });
  const close = () => {
    stream.close();
    onState(false);
  };
  const openIfVisible = () => {
    close();
    if (document.visibilityState !== "hidden") stream.open(`topics=${encodeURIComponent(topic)}`);
  };
  openIfVisible();
  document.addEventListener("visibilitychange", openIfVisible);
  return () => {
    document.removeEventListener("visibilitychange", openIfVisible);
    close();
  };
}

/**
 * Calls `onChange` when a topic has changed in any process (`GET /api/events?topics=`), and once when the subscription
 * begins. Only a visible tab subscribes: browsers allow few connections.
 * It pauses while the session has ended.
 * @returns whether changes are reported now. While they aren't, poll.
 */
export function useTopic(topic: string, onChange: () => Promise<unknown>): boolean {
  const [isLive, setLive] = useState(false);
  const { hasEnded = false } = useSession();
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (hasEnded) return undefined;
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
  }, [topic, hasEnded]);
  return isLive;
}
