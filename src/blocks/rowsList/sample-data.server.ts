import type { RowList } from "../parts/data/row-list.ts";

const property = { isDisplay: false, type: "text" } as const;

const row = (id: string, name: string, subjects: string[], fee: number, about: string, photo?: string) => ({
  id,
  href: "/blocks/rowsList",
  values: { name, subjects, fee, about, photo: photo && `/landing/community/${photo}.svg` },
});

/** What the catalogue shows in this block: mentors of physics, with more on the next page. */
export const data: RowList = {
  entity: { title: "Mentor", titlePlural: "Mentors" },
  href: "/blocks/rowsList",
  isContinued: false,
  next: "more",
  properties: [
    { ...property, id: "p1", name: "photo", title: "Photo", order: 1, type: "image" },
    { ...property, id: "p2", name: "name", title: "Name", order: 2, isDisplay: true, isSortable: true },
    { ...property, id: "p3", name: "subjects", title: "Subjects", order: 3, type: "list", isDisplay: true },
    { ...property, id: "p4", name: "fee", title: "Fee per session", order: 4, type: "money", currency: "EUR" },
    { ...property, id: "p5", name: "about", title: "About", order: 5 },
  ],
  filters: [
    {
      title: "Subjects",
      type: "choice",
      decimals: 2,
      options: ["Physics", "Mathematics", "Languages", "History"],
      fields: [{ bound: "is", name: "subjects.is", value: "Physics" }],
    },
    {
      title: "Fee per session",
      type: "money",
      currency: "EUR",
      decimals: 2,
      options: [],
      fields: [
        { bound: "from", name: "fee.from" },
        { bound: "to", name: "fee.to", value: "40" },
      ],
    },
  ],
  rows: [
    row(
      "1",
      "Marta Ruiz",
      ["Physics", "Mathematics"],
      3200,
      "Explains forces with what lies on the table, and writes down what to try next time.",
      "marta",
    ),
    row(
      "2",
      "Kofi Mensah",
      ["Physics"],
      2800,
      "An engineer who goes back to the beginning as often as it takes, without a sigh.",
      "kofi",
    ),
    row(
      "3",
      "Priya Nair",
      ["Physics", "Languages"],
      3500,
      "Prepares for exams in two languages, with a plan that leaves the weekend free.",
      "priya",
    ),
    row(
      "4",
      "Ada Byron",
      ["Physics", "History"],
      4000,
      "How people found out what is in the books now, told from the start.",
    ),
    row(
      "5",
      "Henrik Lund",
      ["Physics", "Mathematics"],
      3000,
      "For those who were told that numbers aren’t for them: it begins with one right answer.",
      "henrik",
    ),
    row(
      "6",
      "Chloe Martin",
      ["Physics"],
      2600,
      "Experiments by video: her camera shows the desk, and the student says what to change.",
      "chloe",
    ),
  ],
};
