import { findBlock } from "#blocks";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { ok } from "#shared";
import { monthOfSite } from "./budget.server.ts";
import { listCalls } from "./call-list.server.ts";
import { usageContract } from "./contract.ts";

type Needs = { database: Database } & Parameters<typeof monthOfSite>[0];

export const usageRoutes = serveWith<Needs>()(usageContract, {
  listCalls: async ({ services, query }) => {
    const { items, nextCursor } = await listCalls(services.database.db, query, new Date());
    const named = items.map((item) => Object.assign(item, { blockLabel: findBlock(item.blockType ?? "")?.label }));
    return ok({ month: await monthOfSite(services), items: named, nextCursor });
  },
});
