import { may, type User } from "#contract";
import { checkInSteps, contentOf, draftContract, outlineOf } from "#publishing";
import { importBlocks } from "#publishing/server";
import { fail, failAt, ok } from "#shared";
import { inSlices } from "#shared/server";
import { PERMISSION_OF } from "../events/topics.ts";
import { readAround, readPage } from "./read-page.ts";
import { readRevision } from "./read-revision.ts";
import { readSubscription } from "./read-subscription.ts";
import { serve } from "./serve.ts";

export const draftRoutes = serve(draftContract, {
  readDraft: async ({ services, params }) => {
    const found = await services.drafts.read(params.id);
    if (!found.ok) return found;
    const { metaTags, blocks, annotations } = found.value.state.draft;
    return ok({ revision: found.value.revision, page: { metaTags, blocks }, annotations });
  },
  sendOperations: ({ services, params, body, user }) => services.drafts.append(params.id, body, user.name),
  listOperations: async ({ services, params, query }) => {
    const after = readRevision(query.after);
    if (after === undefined) return failAt("INVALID", "Name a revision: ?after=12", { path: ["after"] });
    return services.drafts.operationsAfter(params.id, after);
  },
  importBlocks: ({ services, params, body, user }) =>
    importBlocks(services.drafts, { pageId: params.id, author: user.name }, body, body.mode),
  tellPresence: async ({ services, params, body, user }) => {
    const page = await readPage(services, params.id);
    if (!page.ok) return page;
    await services.events.tellPresence(page.value.id, { ...body, name: user.name });
    return ok({});
  },
  exportBlocks: async ({ services, params }) => {
    const found = await services.drafts.read(params.id);
    if (!found.ok) return found;
    const { blocks } = contentOf(found.value.state.draft);
    return new Response(`${JSON.stringify(blocks, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="blocks.json"',
        "Cache-Control": "no-store",
      },
    });
  },
  readOutline: async ({ services, params }) => {
    const found = await services.drafts.read(params.id);
    if (!found.ok) return found;
    const { revision, state } = found.value;
    return ok({ revision, blocks: outlineOf(state.draft.blocks) });
  },
  listProblems: async ({ services, params }) => {
    const around = await readAround(services, params.id);
    const found = await services.drafts.read(params.id);
    if (!around.ok) return around;
    if (!found.ok) return found;
    const { revision, state } = found.value;
    return ok({ revision, ...(await inSlices(checkInSteps(state.draft, around.value))) });
  },
  followPages: async ({ services, query, headers, user }) => {
    const subscription = readSubscription(query, headers.get("last-event-id"));
    if (!subscription.ok) return subscription;
    const { topics } = subscription.value;
    const mayFollow = (who: User | undefined) =>
      may(who, "page.view") && topics.every((topic) => may(who, PERMISSION_OF[topic]));
    if (!mayFollow(user)) return fail("FORBIDDEN", "Your role doesn’t allow this");
    const mayStay = async () => mayFollow(await services.auth.findUser(headers));
    // Streams of one session share a check, so those on topics have their own.
    const session = [headers.get("cookie") ?? "", ...topics].join(" ");
    return services.events.open(subscription.value, { userId: user.id, session, mayStay });
  },
});
