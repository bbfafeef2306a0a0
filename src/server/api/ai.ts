import { taskSchema } from "#ai";
import { findBlock } from "#blocks";
import { ok } from "#shared";
import { listCalls } from "#usage/server";
import { monthOfSite } from "../ai/budget.ts";
import { openReply } from "../ai/open-reply.ts";
import { callOfPrompt, callOfTask, promptSchema } from "../ai/prepare.ts";
import { sendLines, sendText } from "../ai/stream-reply.ts";
import { apiRoute, type ApiRoute } from "./api-route.ts";

const MAX_BYTES = 512 * 1024;

/** Language models: what is offered, two ways to ask, and what was asked. */
export const aiRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/ai",
    permission: "block.ai",
    handle: async ({ services }) => ok({ ...(await services.ai.offer()), budget: await monthOfSite(services) }),
  }),
  apiRoute({
    method: "POST",
    path: "/api/ai/openai/chatgpt",
    permission: "block.ai",
    maxBytes: MAX_BYTES,
    body: promptSchema,
    handle: async (request) => {
      const { services, body } = request;
      const reply = await openReply(request, () => callOfPrompt(services, body), Boolean(body.apiKey));
      return reply.ok ? sendText(reply.value, { isStreamed: body.stream }) : reply;
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/ai/generate",
    permission: "block.ai",
    maxBytes: MAX_BYTES,
    body: taskSchema,
    handle: async (request) => {
      const reply = await openReply(request, () => callOfTask(request.services, request.body));
      return reply.ok ? sendLines(reply.value) : reply;
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/ai/usage",
    permission: "block.ai",
    handle: async ({ services, query }) => {
      const { items, nextCursor } = await listCalls(services.database.db, query.get("cursor") ?? "", new Date());
      const named = items.map((item) => Object.assign(item, { blockLabel: findBlock(item.blockType ?? "")?.label }));
      return ok({ month: await monthOfSite(services), items: named, nextCursor });
    },
  }),
];
