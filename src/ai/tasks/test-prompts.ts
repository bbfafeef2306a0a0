import { promptFor } from "./prompt-for.server.ts";
import type { TaskPrompt } from "./prompt.ts";
import type { SiteFacts } from "./site-facts.ts";
import { taskSchema, type Task } from "./task.ts";

/** A site for tests of prompts. */
export const site: SiteFacts = {
  siteName: "Reportwell",
  description: "Reports for mentors",
  audience: "Mentors",
  tone: "Calm",
  facts: ["Founded in Bristol", "Works offline"],
};

/** Makes the prompt of a task. */
export async function ask(task: Task, about: SiteFacts = site): Promise<TaskPrompt> {
  const prompt = await promptFor(taskSchema.parse(task), about);
  if (!prompt.ok) throw new Error(prompt.error.message);
  return prompt.value;
}

/** The name of a prompt's marks. */
export const markOf = ({ instructions }: TaskPrompt) => /<(data-[0-9a-f]{10})>/.exec(instructions)?.[1] ?? "none";

/** The texts between the marks, by name, and everything outside them. */
export function partsOf(asked: TaskPrompt): { data: Record<string, string>; outside: string } {
  const mark = markOf(asked);
  const sections = new RegExp(`<${mark} name="(\\w+)">\\n([\\s\\S]*?)\\n</${mark}>`, "g");
  const data = Object.fromEntries([...asked.prompt.matchAll(sections)].map(([, name = "", text = ""]) => [name, text]));
  return { data, outside: asked.prompt.replaceAll(sections, "") };
}
