import { postChoiceContract } from "#publishing";
import { listPostChoices } from "#publishing/server";
import { ok } from "#shared";
import { serve } from "./serve.ts";

export const postChoiceRoutes = serve(postChoiceContract, {
  listPostChoices: async ({ services }) => ok(await listPostChoices(services.database.db)),
});
