import { SITE_TEMPLATES, TEMPLATE_KINDS, type DataTemplate, type Template } from "#publishing";

/** What a new page begins with. */
export type Beginning = Template | DataTemplate | "file";

/** The groups of the gallery. */
export const GROUPS = { basic: "Basics", ...TEMPLATE_KINDS, data: "With data" } as const;
export type Group = keyof typeof GROUPS;

/** One card of the gallery. */
export type Choice = {
  value: Beginning;
  label: string;
  hint: string;
  group: Group;
  /** Further words that people look for it by. */
  words?: readonly string[];
};

const FIRST: readonly Choice[] = [
  { value: "empty", label: "Empty", hint: "Nothing on it yet.", group: "basic" },
  {
    value: "landing",
    label: "Landing Page",
    hint: "The whole story, from the promise to common questions.",
    group: "basic",
  },
  {
    value: "pricing",
    label: "Pricing Page",
    hint: "Plans side by side, with answers to common questions.",
    group: "basic",
  },
  { value: "blog", label: "Blog Page", hint: "Your posts, newest first.", group: "basic" },
];

/** The cards of the templates for different kinds of site. */
export const SITE_CHOICES: readonly Choice[] = SITE_TEMPLATES.map(
  ({ name, label, description, kind, words }): Choice => ({
    value: name,
    label,
    hint: description,
    group: kind,
    words,
  }),
);

const LAST: readonly Choice[] = [
  {
    value: "directory",
    label: "Directory",
    hint: "A list of your mentors, and a page for each of them.",
    group: "data",
  },
  { value: "events", label: "Event list", hint: "Your events, a page for each, and a form to sign up.", group: "data" },
  { value: "jobs", label: "Job board", hint: "Open positions, and a page for each of them.", group: "data" },
  { value: "file", label: "Import blocks.json", hint: "Blocks from another page or site, in a file.", group: "basic" },
];

/** Everything that a new page can begin with, as it is offered. */
export const ALL_CHOICES: readonly Choice[] = [...FIRST, ...SITE_CHOICES, ...LAST];

/** @returns the choices of a group, or of all, in which every searched word occurs. */
export function findChoices(choices: readonly Choice[], search: string, group?: Group): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = [choice.label, choice.hint, GROUPS[choice.group], ...(choice.words ?? [])].join(" ").toLowerCase();
    return (!group || choice.group === group) && words.every((word) => text.includes(word));
  });
}
