import { courses } from "./courses.ts";
import { events } from "./events.ts";
import { jobs } from "./jobs.ts";
import { locations } from "./locations.ts";
import { mentors } from "./mentors.ts";
import type { Starter } from "./starter.ts";

export { REMARK, SAMPLE, type Starter } from "./starter.ts";

/** Finished entities to begin with. */
export const STARTERS: readonly Starter[] = [mentors, courses, events, locations, jobs];
