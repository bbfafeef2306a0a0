import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, addressOf, messageOf, offlineError, readAnswer, readLines, userHeader } from "#client";
import type { Entity } from "../../entities/property.ts";
import type { TypeChange, TypeLine } from "../../types/type-contract.ts";
import { ENTITIES } from "../client.ts";

/** A value that doesn't fit, in the row that has it. */
export type Misfit = Extract<TypeLine, { misfit: unknown }>["misfit"];

/** How far a change of a type is. `tried`: it is known what would happen. */
export type TypeTrial = {
  phase: "choosing" | "trying" | "tried" | "changing" | "changed";
  checked: number;
  values: number;
  count: number;
  misfits: readonly Misfit[];
  /** Different values that were found, as options. */
  found: readonly string[];
  converted: number;
  error?: string;
};

const FIRST: TypeTrial = { phase: "choosing", checked: 0, values: 0, count: 0, misfits: [], found: [], converted: 0 };

type Wanted = Pick<TypeChange, "type"> & Partial<TypeChange>;

async function* send(entity: Entity, property: string, body: Wanted, signal: AbortSignal): AsyncGenerator<TypeLine> {
  const address = addressOf("/api/entities/:entity/properties/:property/type", { entity: entity.id, property });
  const headers = { "Content-Type": "application/json", ...userHeader() };
  const sent = JSON.stringify({ ...body, revision: entity.revision });
  const response = await fetch(address, { method: "POST", headers, body: sent, signal }).catch((error: unknown) => {
    throw signal.aborted ? error : offlineError();
  });
  if (!response.ok || !response.body) {
    await readAnswer(response);
    throw offlineError();
  }
  // The route writes nothing else.
  for await (const line of readLines(response.body)) yield JSON.parse(line) as TypeLine;
}

/** Takes a line into what is known. @throws ApiError for a line that says so. */
function withLine(trial: TypeTrial, line: TypeLine): TypeTrial {
  if ("misfit" in line) return { ...trial, misfits: [...trial.misfits, line.misfit] };
  if ("progress" in line) return { ...trial, checked: line.progress.checked, count: line.progress.misfits };
  if ("converted" in line) return { ...trial, converted: line.converted };
  if ("error" in line) throw new ApiError(line.error.code, 200, line.error.message);
  const { checked, values, misfits, found } = line.end;
  return { ...trial, checked, values, count: misfits, found };
}

/** Tries another type on all values of a property, and changes it. */
export function useTypeChange(entity: Entity, property: string) {
  const client = useQueryClient();
  const [trial, setTrial] = useState(FIRST);
  const running = useRef<AbortController>(undefined);

  async function run(phase: "trying" | "changing", body: Wanted): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    let next: TypeTrial = { ...FIRST, phase };
    const show = (change: Partial<TypeTrial> = {}) => {
      next = { ...next, ...change };
      if (!signal.aborted) setTrial(next);
    };
    show();
    try {
      for await (const line of send(entity, property, body, signal)) {
        next = withLine(next, line);
        show();
      }
      show({ phase: phase === "trying" ? "tried" : "changed" });
    } catch (error) {
      show({ phase: "choosing", error: messageOf(error) });
    }
    if (phase === "changing") await client.invalidateQueries({ queryKey: [ENTITIES] });
  }
  return {
    trial,
    tryIt: (body: Wanted) => run("trying", { ...body, dryRun: true }),
    change: (body: Wanted) => run("changing", { ...body, mayLose: trial.count }),
    forget: () => {
      running.current?.abort();
      setTrial(FIRST);
    },
  };
}
