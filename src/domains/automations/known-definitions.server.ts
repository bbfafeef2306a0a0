import { LRUCache } from "lru-cache";
import { readDefinition, type Definition } from "./definition.ts";
import { numberSteps, type NumberedStep } from "./program.ts";

/** A version's definition with its steps in the order of their numbers. */
export type Version = Definition & { numbered: readonly NumberedStep[] };

/** Stored versions never change, so any number of readers may share them. Uncommitted versions aren't added. */
const known = new LRUCache<string, Version>({ max: 300 });

/** @param text the stored definition. @returns a version of an automation, ready to be carried out. */
export function versionOf(automationId: string, version: number, text: string): Version {
  const key = `${automationId} ${version}`;
  const found = known.get(key);
  if (found) return found;
  const definition = readDefinition(text);
  const made = { ...definition, numbered: numberSteps(definition.steps) };
  known.set(key, made);
  return made;
}

/** @returns a version that was read before in this process. */
export function knownVersion(automationId: string, version: number): Version | undefined {
  return known.get(`${automationId} ${version}`);
}
