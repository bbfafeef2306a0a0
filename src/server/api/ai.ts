import { aiContract } from "#ai";
import { ok } from "#shared";
import { monthOfSite } from "#usage/server";
import { openReply } from "../ai/open-reply.ts";
import { callOfPrompt, callOfTask } from "../ai/prepare.ts";
import { sendLines, sendText } from "../ai/stream-reply.ts";
import { serve } from "./serve.ts";

export const aiRoutes = serve(aiContract, {
  listModels: async ({ services }) => ok({ ...(await services.ai.offer()), budget: await monthOfSite(services) }),
  askModel: async (request) => {
    const { services, body } = request;
    const reply = await openReply(request, () => callOfPrompt(services, body), Boolean(body.apiKey));
    return reply.ok ? sendText(reply.value, { isStreamed: body.stream }) : reply;
  },
  runTask: async (request) => {
    const reply = await openReply(request, () => callOfTask(request.services, request.body));
    return reply.ok ? sendLines(reply.value) : reply;
  },
});
