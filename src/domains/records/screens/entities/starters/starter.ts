import type { PropertyInput } from "../../../contract.ts";
import type { PropertyType } from "../../../entities/property.ts";

/** A finished entity to begin with, and rows that show what it is for. */
export type Starter = {
  name: string;
  title: string;
  titlePlural: string;
  icon: string;
  /** What it is for, in the list of starters and as the entity's description. */
  description: string;
  properties: PropertyInput[];
  /** Invented rows; each is marked as a sample when it is added. */
  samples: Record<string, string | number | boolean | string[]>[];
};

type Rest = Partial<Omit<PropertyInput, "name" | "title" | "type">>;

/** @returns a property that is neither required, sortable nor private unless stated. */
export function property(name: string, title: string, type: PropertyType, rest: Rest = {}): PropertyInput {
  const flags = { isDisplay: false, isRequired: false, isSortable: false, isPrivate: false };
  return { name, title, type, help: "", ...flags, ...rest };
}

/** The property that marks samples. Nobody but the team sees it. */
export const REMARK = property("remark", "Remark", "text", {
  isPrivate: true,
  isSortable: true,
  help: "Only your team sees this.",
});

/** What the remark of a sample says. */
export const SAMPLE = "Sample";
