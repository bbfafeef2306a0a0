import { accountRoutes } from "./accounts.ts";
import { aiRoutes } from "./ai.ts";
import { draftRoutes } from "./drafts.ts";
import { editorRoutes } from "./editor.ts";
import { leadRoutes } from "./leads.ts";
import { mailRoutes } from "./mail.ts";
import { mediaRoutes } from "./media.ts";
import { openApiRoutes } from "./openapi.ts";
import { pageRoutes } from "./pages.ts";
import { previewRoutes } from "./previews.ts";
import { sectionRoutes } from "./sections.ts";
import type { ApiRoute } from "./serve.ts";
import { subscriberRoutes } from "./subscribers.ts";
import { settingsRoutes } from "./settings.ts";
import { userRoutes } from "./users.ts";
import { versionRoutes } from "./versions.ts";

const routes: readonly ApiRoute[] = [
  ...accountRoutes,
  ...userRoutes,
  ...settingsRoutes,
  ...mailRoutes,
  ...pageRoutes,
  ...draftRoutes,
  ...editorRoutes,
  ...versionRoutes,
  ...previewRoutes,
  ...sectionRoutes,
  ...aiRoutes,
  ...mediaRoutes,
  ...leadRoutes,
  ...subscriberRoutes,
];

/** Every route of the API. */
export const apiRoutes: readonly ApiRoute[] = [...routes, ...openApiRoutes(routes)];
