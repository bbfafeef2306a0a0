import { describeModels, listModels, makeChatModels, ModelError } from "#ai/server";
import { fail, ok, type Result } from "#shared";
import { readEnvironment } from "../../../src/server/environment/environment.ts";
import { educationPrompts } from "./education-prompts.ts";
import { mentoringPrompts } from "./mentoring-prompts.ts";
import { writePage, type PageRecord } from "./page-writer.ts";
import type { PagePrompt } from "./page-prompt.ts";

/** The pages that every model is asked to write, always the same. */
export const PAGE_PROMPTS: readonly PagePrompt[] = [...educationPrompts, ...mentoringPrompts];

/** A model's results for all pages. */
export type Evaluation = { model: string; pages: PageRecord[] };

/**
 * Has the model of an environment write every page, one after another.
 * @param variables the environment's. @param onPage is called after each page.
 * @returns AI_NOT_CONFIGURED (the message names the variable to set), or the failure with which the provider refuses every
 * question.
 * @throws StartupError for invalid variables.
 */
export async function evaluate(
  variables: Record<string, string | undefined>,
  onPage: (page: PageRecord) => void = () => {},
): Promise<Result<Evaluation>> {
  const keys = readEnvironment(variables).providers;
  const {
    configured,
    message = "",
    defaultModel: model,
  } = describeModels(keys, { lists: await listModels(keys), now: new Date() });
  if (!configured) return fail("AI_NOT_CONFIGURED", message);
  // The record has the failures.
  const models = makeChatModels({ keys, log: { error: () => {} } });
  const pages: PageRecord[] = [];
  try {
    for (const prompt of PAGE_PROMPTS) {
      const page = await writePage(models, model, prompt);
      pages.push(page);
      onPage(page);
    }
    return ok({ model, pages });
  } catch (error) {
    if (error instanceof ModelError) return fail(error.code, error.message, error);
    throw error;
  }
}
