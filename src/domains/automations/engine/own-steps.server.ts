import type { Transaction } from "#db";
import type { Result } from "#shared";
import { newId } from "#shared/server";
import { isMet } from "../condition.ts";
import type { NumberedStep } from "../program.ts";
import type { OwnEffect, Ports } from "../ports.ts";
import type { Step, StepType } from "../steps.ts";
import type { Values } from "../values.ts";
import { readValues, type StepRow } from "./execution-row.ts";
import { endOfWait, LONGEST_WAIT_MS, prepareOutside, prepareRow, prepareUpdate, type Filling } from "./prepare.ts";

/** What moving executions needs: the ports, the clock, and what is left to do after the transaction. */
export type Moving = { ports: Ports; trx: Transaction; now: Date; after: (() => Promise<void>)[] };

/** What a step in our own database leads to. */
export type Move =
  | { kind: "next"; position: number; output?: Values; input?: object }
  | { kind: "wait"; until: string }
  | { kind: "fail"; reason: string };

type StepOf<Type extends StepType> = Extract<Step, { type: Type }>;

function waitFor(
  step: StepOf<"wait">,
  { values, execution }: Filling,
  next: number,
  now: Date,
  before?: StepRow,
): Move {
  const begun = before?.status === "waiting" ? new Date(String(readValues(before.input).until)) : undefined;
  const until = begun ?? endOfWait(step, values, now);
  if (execution.is_test === 1 || (until && until <= now)) return { kind: "next", position: next };
  if (!until) return { kind: "fail", reason: "This text is no date or time: write 2026-12-31 or 2026-12-31 08:00" };
  const latest = now.getTime() + LONGEST_WAIT_MS;
  return { kind: "wait", until: new Date(Math.min(until.getTime(), latest)).toISOString() };
}

/** @returns the move behind a step that changes something of ours; a test run changes nothing. */
async function moveAfter(
  input: object,
  { execution }: Filling,
  next: number,
  after: Moving["after"],
  change: () => Promise<Result<OwnEffect>> | undefined,
): Promise<Move> {
  if (execution.is_test) return { kind: "next", position: next, input };
  const effect = await change();
  if (!effect) return { kind: "fail", reason: "This site can’t do that" };
  if (!effect.ok) return { kind: "fail", reason: effect.error.message };
  if (effect.value.after) after.push(effect.value.after);
  return { kind: "next", position: next, input, output: effect.value.output };
}

/** Carries out a step in our own database. @param before its row, if it was reached earlier. */
export async function carryOut(
  { step, next, otherwise }: NumberedStep,
  filling: Filling,
  { ports, trx, now, after }: Moving,
  before: StepRow | undefined,
): Promise<Move> {
  if (step.type === "stop") return { kind: "next", position: next };
  if (step.type === "wait") return waitFor(step, filling, next, now, before);
  if (step.type === "condition") {
    const met = isMet(step, filling.values);
    return { kind: "next", position: met ? next : otherwise, output: { met } };
  }
  if (step.type === "update") {
    const input = prepareUpdate(step, filling);
    const entry = { type: filling.execution.trigger_type, id: filling.execution.entry };
    return moveAfter(input, filling, next, after, () => ports.update?.(trx, entry, input));
  }
  if (step.type === "row") {
    const input = prepareRow(step, filling, newId());
    return moveAfter(input, filling, next, after, () => ports.row?.(trx, input));
  }
  // Only a test run comes here: it shows what would be sent.
  return { kind: "next", position: next, input: prepareOutside(step, filling) };
}
