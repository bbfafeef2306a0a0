import { accountRoutes, userRoutes } from "#accounts/server";
import { automationRoutes } from "#automations/server";
import { aiRoutes } from "./ai.ts";
import { billingRoutes } from "#billing/server";
import { authorRoutes } from "#authors/server";
import { draftRoutes } from "./drafts.ts";
import { editorRoutes } from "./editor.ts";
import { gettingStartedRoutes } from "./getting-started.ts";
import { inboxRoutes } from "#inbox/server";
import { leadRoutes } from "#leads/server";
import { mailRoutes } from "./mail.ts";
import { memberRoutes } from "#members/server";
import { mediaRoutes } from "#media/server";
import { openApiRoutes } from "./openapi.ts";
import { pageRoutes } from "./pages.ts";
import { postChoiceRoutes } from "./post-choices.ts";
import { previewRoutes } from "./previews.ts";
import { redirectRoutes } from "./redirects.ts";
import { sectionRoutes } from "./sections.ts";
import { planRoutes } from "#plans/server";
import { rowTextRoutes } from "./row-texts.ts";
import { recordRoutes } from "#records/server";
import type { ApiRoute } from "./serve.ts";
import { subscriberRoutes } from "#subscribers/server";
import { settingsRoutes } from "#settings/server";
import { usageRoutes } from "#usage/server";
import { tenantRoutes } from "#tenants/server";
import { tenantDeletionRoutes } from "./tenant-deletion.ts";
import { templateRoutes } from "./templates.ts";
import { transferRoutes } from "./transfer.ts";
import { versionRoutes } from "./versions.ts";
import { webhookRoutes } from "#webhooks/server";

const routes: readonly ApiRoute[] = [
  ...accountRoutes,
  ...userRoutes,
  ...settingsRoutes,
  ...gettingStartedRoutes,
  ...mailRoutes,
  ...pageRoutes,
  ...postChoiceRoutes,
  ...draftRoutes,
  ...editorRoutes,
  ...versionRoutes,
  ...transferRoutes,
  ...previewRoutes,
  ...redirectRoutes,
  ...templateRoutes,
  ...sectionRoutes,
  ...aiRoutes,
  ...usageRoutes,
  ...mediaRoutes,
  ...authorRoutes,
  ...tenantRoutes,
  ...tenantDeletionRoutes,
  ...recordRoutes,
  ...rowTextRoutes,
  ...memberRoutes,
  ...planRoutes,
  ...billingRoutes,
  ...inboxRoutes,
  ...automationRoutes,
  ...webhookRoutes,
  ...leadRoutes,
  ...subscriberRoutes,
];

/** Every route of the API. */
export const apiRoutes: readonly ApiRoute[] = [...routes, ...openApiRoutes(routes)];
