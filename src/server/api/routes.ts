import { accountRoutes } from "./accounts.ts";
import { aiRoutes } from "./ai.ts";
import type { ApiRoute } from "./api-route.ts";
import { draftRoutes } from "./drafts.ts";
import { editorRoutes } from "./editor.ts";
import { eventRoutes } from "./events.ts";
import { leadRoutes } from "./leads.ts";
import { mailRoutes } from "./mail.ts";
import { mediaRoutes } from "./media.ts";
import { pageRoutes } from "./pages.ts";
import { pageViewRoutes } from "./page-views.ts";
import { previewRoutes } from "./previews.ts";
import { sectionRoutes } from "./sections.ts";
import { subscriberRoutes } from "./subscribers.ts";
import { settingsRoutes } from "./settings.ts";
import { userRoutes } from "./users.ts";
import { versionRoutes } from "./versions.ts";

/** Every route of the API. */
export const apiRoutes: readonly ApiRoute[] = [
  ...accountRoutes,
  ...userRoutes,
  ...settingsRoutes,
  ...mailRoutes,
  ...pageRoutes,
  ...pageViewRoutes,
  ...draftRoutes,
  ...editorRoutes,
  ...eventRoutes,
  ...versionRoutes,
  ...previewRoutes,
  ...sectionRoutes,
  ...aiRoutes,
  ...mediaRoutes,
  ...leadRoutes,
  ...subscriberRoutes,
];
