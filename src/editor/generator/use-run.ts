import { useEffect, useRef, useState } from "react";
import type { Task } from "#ai";
import { messageOf, type Result } from "#shared";
import { beginGenerating } from "../state/busy.ts";
import { useEditor } from "../state/editor-context.tsx";
import { oncePerFrame } from "./once-per-frame.ts";

/** The state of a generation (spec 4): `text` is the raw reply so far, `value` the result once it is read. */
export type RunState<Value> = { text: string } & (
  | { status: "idle" | "loading" }
  | { status: "parsed"; value: Value }
  | { status: "error"; error: string }
);

/** Whether no reply is under way or read, so that an earlier one can be shown. */
export const hasNoReply = ({ status }: RunState<unknown>): boolean => status === "idle" || status === "error";

/** Reads a finished reply. */
type Read<Value> = (text: string) => Promise<Result<Value>>;

async function readReply<Value>(text: string, read: Read<Value>): Promise<RunState<Value>> {
  const value = await read(text);
  return value.ok
    ? { status: "parsed", text, value: value.value }
    : { status: "error", text, error: value.error.message };
}

const IDLE = { status: "idle", text: "" } as const;

/**
 * Runs tasks about a block, or without one about the page, with a model, one at a time. Meanwhile the block counts as being
 * generated, so that blocks can't be changed (spec 4); unmounting stops it.
 */
export function useRun<Value>(blockKey: string | undefined) {
  const { ui, actions, props } = useEditor();
  const [state, setState] = useState<RunState<Value>>(IDLE);
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** @returns how it ended; "idle" for what was stopped. */
  async function start(task: Task, read: Read<Value>): Promise<RunState<Value>> {
    if (!props.generate) return IDLE;
    stop();
    const own = new AbortController();
    const { signal } = own;
    running.current = own;
    const endGenerating = beginGenerating(ui, { ...(blockKey !== undefined && { block: blockKey }), stop });
    setState({ status: "loading", text: "" });
    let text = "";
    const show = oncePerFrame((latest) => running.current === own && setState({ status: "loading", text: latest }));
    const onText = (all: string) => {
      text = all;
      show(all);
    };
    const end = (next: RunState<Value>) => {
      endGenerating();
      if (running.current !== own) return next;
      running.current = undefined;
      setState(next);
      return next;
    };
    try {
      const reply = await props.generate.run(task, { signal, onText });
      ({ text } = reply);
      const ended = await readReply(text, read);
      return end(signal.aborted ? IDLE : ended);
    } catch (error) {
      if (!signal.aborted) return end({ status: "error", text, error: messageOf(error) });
      actions.say("Stopped");
      return end(IDLE);
    }
  }

  /** Reopens a reply that finished earlier. */
  async function reopen(text: string, read: Read<Value>): Promise<void> {
    try {
      setState(await readReply(text, read));
    } catch (error) {
      setState({ status: "error", text, error: messageOf(error) });
    }
  }

  /** Fails a generation that can't start. */
  function fail(error: string): RunState<Value> {
    const failed = { status: "error", text: "", error } as const;
    setState(failed);
    return failed;
  }
  return { state, start, stop, reopen, fail };
}
