import type { TriggerType } from "./trigger-types.ts";

/** A value that a trigger brings: its name after the trigger's type, what it is, and what kind of value. */
type Field = { name: string; title: string; kind: "text" | "number" | "date" };

const text = (name: string, title: string): Field => ({ name, title, kind: "text" });
const number = (name: string, title: string): Field => ({ name, title, kind: "number" });
const date = (name: string, title: string): Field => ({ name, title, kind: "date" });

const ORIGIN = [
  text("page", "Address of the page, without the site"),
  text("campaign", "Campaign parameters of the page"),
  text("language", "Language"),
  date("received", "When it was received"),
];
/** What the team has set in the inbox. */
const TEAM = [
  text("status", "Status"),
  text("tags", "Tags"),
  text("assignee", "Email address of whom it is assigned to"),
];
const PERSON = [
  text("id", "Id"),
  text("firstName", "First name"),
  text("lastName", "Last name"),
  text("email", "Email"),
];

/**
 * The values that each trigger brings. A submission also brings each field of its form by name, a row each property, and
 * an incoming webhook everything in its body.
 */
export const TRIGGER_FIELDS: Readonly<Record<TriggerType, readonly Field[]>> = {
  lead: [
    ...PERSON,
    text("website", "Website"),
    text("linkedinUrl", "LinkedIn"),
    number("numStudents", "Number of students"),
    number("sessionsPerStudent", "Sessions per student"),
    number("costPerReport", "Cost per report"),
    number("savings", "Savings"),
    number("percentage", "Savings in percent"),
    number("hoursFreed", "Hours freed"),
    text("person", "The person, in lines"),
    text("answers", "What was entered, in lines"),
    text("results", "What the calculator showed, in lines"),
    ...ORIGIN,
    ...TEAM,
  ],
  submission: [
    text("id", "Id"),
    text("form", "Form"),
    text("email", "Email"),
    text("answers", "All answers, in lines"),
    ...ORIGIN,
    ...TEAM,
  ],
  subscriber: [...PERSON, text("source", "Where the form is"), ...ORIGIN, ...TEAM],
  row: [
    text("id", "Id"),
    text("entity", "Entity"),
    text("change", "created or changed"),
    text("organisation", "Organisation, or site"),
  ],
  page: [
    text("id", "Id"),
    text("path", "Path"),
    text("title", "Title"),
    text("kind", "page or post"),
    text("language", "Language"),
    text("link", "Address, without the site"),
  ],
  schedule: [
    date("at", "When it was due"),
    date("since", "When it was due before"),
    number("leads", "Leads since then"),
    number("subscribers", "Sign-ups since then"),
  ],
  webhook: [],
  manual: [],
};

/** What every text can show. */
export const SITE_FIELDS: readonly Field[] = [
  text("site.name", "Name of this site"),
  text("site.origin", "Address of this site"),
];
