import { newId } from "#shared/server";
import type { NumberedStep } from "../program.ts";
import type { Step } from "../steps.ts";
import type { Values } from "../values.ts";
import { keyOf } from "./execution-row.ts";
import { end, endStep, failStep, giveUp, leaseAttempt, park, pause, reach, type Moved } from "./moved.ts";
import { carryOut, type Moving } from "./own-steps.server.ts";
import { prepareOutside, type Filling } from "./prepare.ts";
import { readContext, readVersion } from "./read-context.server.ts";
import { isOutside, type OutsideType } from "./retry.ts";
import type { Leased } from "./types.ts";

/** What a turn needs: whether an automation may make another attempt of a type, and what runs a leased one. */
export type Turn = Moving & {
  hasRoom: (type: OutsideType, automationId: string) => boolean;
  lease: (leased: Leased) => void;
};

const NO_PORT: Readonly<Record<OutsideType, string>> = {
  mail: "No mail server is set up: set SMTP_URL",
  webhook: "This site sends no webhooks",
  ai: "This site has no language model",
};

/** Whether a step may change the values that texts read. */
const mayChangeValues = ({ type, key }: Step) => type === "update" || type === "row" || key !== undefined;

/** Leases an attempt. Every attempt at a step uses the input that was prepared for the first one. */
function lease(moved: Moved, { index }: NumberedStep, type: OutsideType, turn: Turn): void {
  const { execution, steps } = moved;
  const name = newId();
  leaseAttempt(moved, type, name, turn.now);
  const { id: executionId, automation_id: automationId, attempts: attempt } = execution;
  const input = steps.get(index)?.input ?? "{}";
  turn.lease({ executionId, automationId, lease: name, type, input, key: keyOf(execution, index), attempt });
}

/** Carries out a step in our own database and moves past it. @returns whether the next one can be carried out at once. */
async function moveOn(moved: Moved, here: NumberedStep, filling: Filling, turn: Turn): Promise<boolean> {
  const before = moved.steps.get(here.index);
  const row = reach(moved, here, turn.now);
  const move = await carryOut(here, filling, turn, before);
  if (move.kind === "wait") pause(moved, row, move.until);
  else if (move.kind === "fail") failStep(moved, row, move.reason, turn.now);
  else {
    if (move.input) row.input = JSON.stringify(move.input);
    endStep(moved, row, turn.now, { output: move.output });
    Object.assign(moved.execution, { status: "running", position: move.position });
  }
  return move.kind === "next";
}

/**
 * Carries out an execution's steps until it waits or ends, or an attempt outside is leased. Everything that it changes is
 * stored by the caller's transaction with what its steps change, so each of our own steps happens exactly once.
 */
export async function advance(moved: Moved, turn: Turn): Promise<void> {
  const { execution, steps } = moved;
  const { trx, ports, now } = turn;
  if (execution.deadline_at <= now.toISOString()) return giveUp(moved, now);
  const version = await readVersion(trx, execution);
  let values: Values | undefined;
  for (let left = version.numbered.length; left >= 0; left -= 1) {
    const here = version.numbered[execution.position];
    if (!here) return end(moved, "done", now);
    const { type } = here.step;
    const tried = isOutside(type) && execution.is_test === 0 ? type : undefined;
    if (tried && !ports[tried]) return failStep(moved, reach(moved, here, now), NO_PORT[tried], now);
    const wasTried = tried && Boolean(steps.get(here.index)?.input);
    // What was counted before the first try were internal errors.
    if (tried && !wasTried) execution.attempts = 0;
    if (tried && !turn.hasRoom(tried, execution.automation_id)) {
      return park(moved, tried, now.toISOString(), execution.attempts);
    }
    if (tried && wasTried) return lease(moved, here, tried, turn);
    values ??= await readContext(trx, ports, version, moved);
    if (!values)
      return end(moved, "cancelled", now, {
        code: "ENTRY_GONE",
        message: "What it was about is gone, or marked as spam",
      });
    if (tried) {
      reach(moved, here, now).input = JSON.stringify(prepareOutside(here.step, { values, execution }));
      return lease(moved, here, tried, turn);
    }
    if (!(await moveOn(moved, here, { values, execution }, turn))) return undefined;
    if (mayChangeValues(here.step)) values = undefined;
  }
  throw new Error("An execution went round in circles");
}
