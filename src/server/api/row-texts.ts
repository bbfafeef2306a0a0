import { readRowText, rowPrompt, TEMPERATURE, type RowText } from "#ai/server";
import { placeOf, textContract, textSource, type TextSource } from "#records/server";
import { fail, ok, type Result } from "#shared";
import { SITE_TENANT } from "#tenants";
import { tenantIdOf } from "#tenants/server";
import { readTokens } from "#usage/server";
import type { ModelCall } from "../ai/model-call.ts";
import { openReply, type Reply } from "../ai/open-reply.ts";
import { failureOf } from "../ai/failures.ts";
import type { Services } from "../services.ts";
import { serve } from "./serve.ts";

/** Makes the call for a text. The site's own rows have no limit but its budget. */
async function callFor({ ai }: Services, source: TextSource, tenantId: string): Promise<ModelCall> {
  const { defaultModel: model } = await ai.offer();
  const owner = tenantId === SITE_TENANT ? {} : { tenantId };
  return { task: "row", ...owner, request: { ...rowPrompt(source), model, temperature: TEMPERATURE } };
}

type Written = RowText & { inputTokens: number; outputTokens: number };

/** Reads a reply to its end. @returns PROVIDER_FAILED and others of a model call, also for a reply without a usable text. */
async function readText(
  { first, rest }: Reply,
  { row, note, current, field, list, max }: TextSource,
): Promise<Result<Written>> {
  let text = first;
  for (;;) {
    const { done, value } = await rest.next();
    if (!done) {
      text += value;
      continue;
    }
    if (value.error !== undefined) return { ok: false, error: failureOf(value.error) };
    const read = readRowText(text, { known: [row, note, current, field, list], max });
    if (!read.ok) return fail("PROVIDER_FAILED", "The model’s answer couldn’t be used. Try again.");
    const { inputTokens, outputTokens } = value.usage;
    return ok({ ...read.value, inputTokens, outputTokens });
  }
}

export const rowTextRoutes = serve(textContract, {
  readWritingOffer: async ({ services, params, membership }) => {
    const tenant = await tenantIdOf(services.database.db, params.tenant, membership);
    if (!tenant.ok) return tenant;
    const tenantId = tenant.value;
    const { configured: isConfigured, message } = await services.ai.offer();
    const offer = { isConfigured, ...(!isConfigured && !membership && { message }) };
    if (tenantId === SITE_TENANT) return ok(offer);
    const { used, held, max } = await readTokens(services.database, tenantId, new Date());
    return ok({ ...offer, used: used + held, max });
  },
  writeText: async (request) => {
    const place = await placeOf(request, "edit");
    if (!place.ok) return place;
    const source = textSource(place.value.entity, request.body);
    if (!source.ok) return source;
    const { tenantId } = place.value;
    const reply = await openReply(request, async () => ok(await callFor(request.services, source.value, tenantId)));
    return reply.ok ? readText(reply.value, source.value) : reply;
  },
});
