import type { Answer, Answers, FormDefinition } from "./definition.ts";

/** An answer as one text: chosen options with commas, nothing for none. */
export function answerText(answer: Answer | undefined): string {
  if (answer === undefined || answer === null) return "";
  if (typeof answer === "boolean") return answer ? "Yes" : "No";
  return Array.isArray(answer) ? answer.join(", ") : String(answer);
}

/** Fields whose labels say that they ask for a name, in the languages of the interface. */
const NAME = /\bname\b|\bnombre\b|\bapellidos?\b/i;
const ORGANISATION = /organi[sz]ation|company|organización|empresa|school|escuela/i;

/**
 * Finds who sent a form: the first email address, and the text of the fields that ask for a name.
 * @returns the email address as the name where no field asks for one, or else the form's first text.
 */
export function personOf({ fields }: FormDefinition, answers: Answers): { name: string; email: string } {
  const textOf = ({ name }: FormDefinition["fields"][number]) => answerText(answers[name]);
  const email =
    fields
      .filter(({ type }) => type === "email")
      .map(textOf)
      .find(Boolean) ?? "";
  const texts = fields.filter(({ type }) => type === "text");
  const named = texts.filter(({ label }) => NAME.test(label) && !ORGANISATION.test(label)).map(textOf);
  const firstText = texts.map(textOf).find(Boolean) ?? "";
  const name = named.filter(Boolean).join(" ") || email || firstText;
  return { name: name.slice(0, 200).toWellFormed(), email };
}

/** What searches find a submission by, and the line that tells it apart: its longest answers first. */
export function answersAsText({ fields }: FormDefinition, answers: Answers): { texts: string[]; summary: string } {
  const texts = fields.map(({ name }) => answerText(answers[name])).filter(Boolean);
  const told = fields.filter(({ type }) => type === "longText" || type === "choice" || type === "choices");
  const lines = told
    .toSorted((a, b) => Number(b.type === "longText") - Number(a.type === "longText"))
    .map(({ name }) => answerText(answers[name]))
    .filter(Boolean);
  return { texts, summary: lines.join(" · ") };
}
