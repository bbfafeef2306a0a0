import { property, type Starter } from "../entities/starters/starter.ts";

/** Who comes to an event: what its visitors enter. It has no samples, as nobody but the team sees them. */
export const signups: Starter = {
  name: "signups",
  title: "Sign-up",
  titlePlural: "Sign-ups",
  icon: "PenLine",
  description: "Who signed up for an event.",
  properties: [
    property("name", "Name", "text", { isDisplay: true, isRequired: true, isSortable: true }),
    property("email", "Email", "email", { isRequired: true, isSortable: true }),
    property("event", "Event", "text", { isDisplay: true, isRequired: true, isSortable: true }),
    property("people", "How many people", "number", { default: 1 }),
    property("message", "Anything we should know", "longText"),
  ],
  samples: [],
};
