import type { Transaction } from "#db";
import type { Result } from "#shared";
import { newId } from "#shared/server";
import { isMet } from "../condition.ts";
import type { Version } from "../known-definitions.server.ts";
import type { NumberedStep } from "../program.ts";
import type { OwnEffect, Ports } from "../ports.ts";
import type { Step, StepType } from "../steps.ts";
import type { Values } from "../values.ts";
import { readValues, withAttempt, type ErrorCode, type StepRow } from "./execution-row.ts";
import {
  endOfWait,
  LONGEST_WAIT_MS,
  prepareAi,
  prepareMail,
  prepareRow,
  prepareUpdate,
  prepareWebhook,
  type Filling,
} from "./prepare.ts";
import { isOutside } from "./retry.ts";
import type { Moved } from "./moved.ts";
import { readContext, readVersion } from "./read-context.server.ts";

/** What moves executions: the ports, the clock, and what is left to do after the transaction. */
export type Moving = { ports: Ports; trx: Transaction; now: Date; after: (() => Promise<void>)[] };

/** What a step of our own leads to. */
type Move =
  | { kind: "next"; position: number; output?: Values; input?: object }
  | { kind: "wait"; until: string }
  | { kind: "end"; output?: Values }
  | { kind: "fail"; reason: string };

type StepOf<Type extends StepType> = Extract<Step, { type: Type }>;

/** The row of a step that is reached; one that is run again keeps its attempts. */
function reach({ execution, steps, touched }: Moved, { index, step }: NumberedStep, now: Date): StepRow {
  touched.add(index);
  const before = steps.get(index);
  const isWaiting = before?.status === "waiting" && step.type === "wait";
  const row: StepRow = {
    execution_id: execution.id,
    position: index,
    type: step.type,
    status: "running",
    input: null,
    output: null,
    error: null,
    attempts: before?.attempts ?? "[]",
    started_at: isWaiting ? before.started_at : now.toISOString(),
    ended_at: null,
  };
  steps.set(index, row);
  return row;
}

/** Ends an execution; nothing is due any more. */
export function end(
  { execution }: Moved,
  status: "done" | "failed" | "cancelled",
  now: Date,
  error?: { code: ErrorCode; message: string },
): void {
  const at = now.toISOString();
  const stored = error ? JSON.stringify(error) : null;
  Object.assign(execution, { status, error: stored, due_at: null, lease: null, attempts: 0, ended_at: at });
}

/** Ends a step, and with `attempt` notes how. */
export function endStep(
  { execution, touched }: Moved,
  row: StepRow,
  now: Date,
  { output, reason }: { output?: Values; reason?: string },
): void {
  const at = now.toISOString();
  touched.add(row.position);
  row.status = reason === undefined ? "done" : "failed";
  row.output = output ? JSON.stringify(output) : null;
  row.error = reason ?? null;
  row.ended_at = at;
  const outcome = reason === undefined ? ("done" as const) : ("failed" as const);
  row.attempts = withAttempt(row, { at, outcome, ...(reason && { reason }), run: execution.run });
}

/** Fails a step, and with it the execution. */
export function failStep(moved: Moved, row: StepRow, reason: string, now: Date): void {
  endStep(moved, row, now, { reason });
  end(moved, "failed", now, { code: "STEP_FAILED", message: reason });
}

/** When a wait that has begun is over. */
function endOfBegun({ input }: StepRow): Date {
  return new Date(String(readValues(input).until));
}

function waitFor(
  step: StepOf<"wait">,
  filling: Filling,
  before: StepRow | undefined,
  here: NumberedStep,
  now: Date,
): Move {
  const isOver = filling.execution.is_test === 1;
  const until = before?.status === "waiting" ? endOfBegun(before) : endOfWait(step, filling.values, now);
  if (!until && !isOver)
    return { kind: "fail", reason: "This text is no date or time: write 2026-12-31 or 2026-12-31 08:00" };
  if (isOver || !until || until <= now) return { kind: "next", position: here.next };
  const latest = now.getTime() + LONGEST_WAIT_MS;
  return { kind: "wait", until: new Date(Math.min(until.getTime(), latest)).toISOString() };
}

/** @returns the move behind a step of ours. */
function moveAfter(effect: Result<OwnEffect>, input: object, { after }: Moving, next: number): Move {
  if (!effect.ok) return { kind: "fail", reason: effect.error.message };
  if (effect.value.after) after.push(effect.value.after);
  return { kind: "next", position: next, input, output: effect.value.output };
}

async function update(step: StepOf<"update">, filling: Filling, moving: Moving, next: number): Promise<Move> {
  const { ports, trx } = moving;
  const { execution } = filling;
  const input = prepareUpdate(step, filling);
  if (execution.is_test) return { kind: "next", position: next, input };
  if (!ports.update) return { kind: "fail", reason: "This site can't set a status" };
  return moveAfter(
    await ports.update(trx, { type: execution.trigger_type, id: execution.entry }, input),
    input,
    moving,
    next,
  );
}

async function writeRow(step: StepOf<"row">, filling: Filling, moving: Moving, next: number): Promise<Move> {
  const { ports, trx } = moving;
  const input = prepareRow(step, filling, newId());
  if (filling.execution.is_test) return { kind: "next", position: next, input };
  if (!ports.row) return { kind: "fail", reason: "This site has no rows" };
  return moveAfter(await ports.row(trx, input), input, moving, next);
}

function prepareOutside(step: StepOf<"mail" | "webhook" | "ai">, filling: Filling): object {
  if (step.type === "mail") return prepareMail(step, filling);
  return step.type === "webhook" ? prepareWebhook(step, filling) : prepareAi(step, filling);
}

/** Carries out a step of our own. @param before its row, if it was reached earlier. */
async function carryOut(
  here: NumberedStep,
  filling: Filling,
  moving: Moving,
  before: StepRow | undefined,
): Promise<Move | undefined> {
  const { step, next, otherwise } = here;
  if (step.type === "stop") return { kind: "end" };
  if (step.type === "wait") return waitFor(step, filling, before, here, moving.now);
  if (step.type === "update") return update(step, filling, moving, next);
  if (step.type === "row") return writeRow(step, filling, moving, next);
  if (step.type === "condition") {
    const met = isMet(step, filling.values);
    return { kind: "next", position: met ? next : otherwise, output: { met } };
  }
  return undefined;
}

/** Leaves an execution until some time. */
function park({ execution }: Moved, status: "running" | "waiting", kind: "own" | "outside", dueAt: string): void {
  Object.assign(execution, { status, kind, due_at: dueAt, lease: null, attempts: 0 });
}

/** Moves past one step. @returns whether the next one can be carried out at once. */
async function moveOn(moved: Moved, here: NumberedStep, filling: Filling, moving: Moving): Promise<boolean> {
  const { execution, steps } = moved;
  const { now } = moving;
  const before = steps.get(here.index);
  const row = reach(moved, here, now);
  if (isOutside(here.step.type)) {
    row.input = JSON.stringify(prepareOutside(here.step as StepOf<"mail" | "webhook" | "ai">, filling));
    if (!execution.is_test) {
      park(moved, "running", "outside", now.toISOString());
      return false;
    }
    endStep(moved, row, now, {});
    execution.position = here.next;
    return true;
  }
  const move = await carryOut(here, filling, moving, before);
  if (!move) throw new Error(`Nothing carries out a step of the type ${here.step.type}`);
  if (move.kind === "wait") {
    Object.assign(row, { status: "waiting", input: JSON.stringify({ until: move.until }) });
    park(moved, "waiting", "own", move.until);
    return false;
  }
  if (move.kind === "fail") {
    failStep(moved, row, move.reason, now);
    return false;
  }
  if (move.kind === "next" && move.input) row.input = JSON.stringify(move.input);
  endStep(moved, row, now, { output: move.output });
  if (move.kind === "end") {
    end(moved, "done", now);
    return false;
  }
  execution.position = move.position;
  return true;
}

/** Whether the values that texts read may be others after a step. */
const mayChangeValues = ({ type, key }: Step) => type === "update" || type === "row" || key !== undefined;

/**
 * Carries out an execution's steps until one acts outside or waits, or the end is reached. Everything that it changes is
 * stored by the caller's transaction with what its steps change, so each of them happens exactly once.
 */
export async function advance(moved: Moved, moving: Moving): Promise<void> {
  const { execution } = moved;
  const { trx, ports, now } = moving;
  if (execution.deadline_at <= now.toISOString()) {
    return end(moved, "failed", now, { code: "DEADLINE", message: "It took too long and was given up" });
  }
  const version: Version = await readVersion(trx, execution);
  let values: Values | undefined;
  for (let left = version.numbered.length; left >= 0; left -= 1) {
    const here = version.numbered[execution.position];
    if (!here) return end(moved, "done", now);
    values ??= await readContext(trx, ports, version, moved);
    if (!values) return end(moved, "cancelled", now, { code: "ENTRY_GONE", message: "What it was about is gone" });
    if (!(await moveOn(moved, here, { values, execution }, moving))) return undefined;
    if (mayChangeValues(here.step)) values = undefined;
  }
  throw new Error("An execution went round in circles");
}
