import { isEntityCalled, type Entity } from "../../entities/property.ts";
import { STARTERS, type Starter } from "../entities/starters/index.ts";
import { signups } from "./signups.ts";

/** An entity that a page shows, and what visitors have to be allowed to do with its rows. */
export type Needed = { entity: string; use: "read" | "create" };

/** What is missing for a page: the entity, or the right of visitors; and what adding it means, in words. */
export type Missing = { title: string; why: string; action: string; starter?: Starter };

const OFFERED = [...STARTERS, signups];

const PUBLIC = "Every row is then public, with all properties that aren’t private.";
const STORED = "The form stores what they enter, at once. They don’t see what others entered.";

const SWITCHES = { read: "Visitors may see rows", create: "Visitors may add rows" };

/** @returns what a page still needs; undefined where it has it, or the starter is unknown. */
export function missingFor({ entity: name, use }: Needed, entities: readonly Entity[]): Missing | undefined {
  const entity = entities.find((one) => isEntityCalled(one, name));
  const starter = entity ? undefined : OFFERED.find((one) => one.name === name);
  const title = entity?.titlePlural ?? starter?.titlePlural ?? name;
  const means = use === "read" ? PUBLIC : STORED;
  if (starter) {
    const why = `The page shows “${title}”, which aren’t there yet. They are added without rows, with “${SWITCHES[use]}” on. ${means}`;
    return {
      title,
      starter,
      why: use === "read" ? why : why.replace("shows", "has a form for"),
      action: `Add “${title}”`,
    };
  }
  if (!entity || entity.visitors[use]) return undefined;
  const verb = use === "read" ? "see rows of" : "add rows to";
  const why = `Visitors may not ${verb} “${title}” yet. ${means}`;
  return { title, why, action: use === "read" ? "Let visitors see rows" : "Let visitors add rows" };
}
