import { z } from "zod";
import { route } from "#contract";
import { monthUsage } from "#usage";
import { promptSchema } from "./tasks/prompt-body.ts";
import { taskSchema } from "./tasks/task.ts";

const MAX_BYTES = 512 * 1024;

/** A model that people can choose; one that is shut down (`gone`) is still listed, but can't be asked. */
const modelChoice = z.object({
  name: z.string(),
  label: z.string(),
  provider: z.string(),
  gone: z.literal(true).optional(),
});

/** The models of the AI features. */
const modelOffer = z.object({
  configured: z.boolean(),
  message: z.string().optional().describe("What to do when no model can be asked"),
  notice: z.string().optional().describe("Says that the default isn't the usual one"),
  models: z.array(modelChoice),
  defaultModel: z.string(),
});
export type ModelOffer = z.output<typeof modelOffer>;

/** Language models: the available ones, and two ways to ask. */
export const aiContract = {
  listModels: route({
    method: "GET",
    path: "/api/ai",
    summary: "Lists the models, and this month's budget",
    permission: "block.ai",
    answer: modelOffer.extend({ budget: monthUsage }),
  }),
  askModel: route({
    method: "POST",
    path: "/api/ai/openai/chatgpt",
    summary: "Asks a model; the reply is text",
    permission: "block.ai",
    maxBytes: MAX_BYTES,
    body: promptSchema,
    answer: { mediaType: "text/plain" },
  }),
  runTask: route({
    method: "POST",
    path: "/api/ai/generate",
    summary: "Gives a model a task; the reply is lines of JSON",
    permission: "block.ai",
    maxBytes: MAX_BYTES,
    body: taskSchema,
    answer: { mediaType: "application/x-ndjson" },
  }),
};
