import type { JsonObject } from "#shared";
import { blocks as agency } from "./kinds/agency.ts";
import { blocks as app } from "./kinds/app.ts";
import { blocks as course } from "./kinds/course.ts";
import { blocks as event } from "./kinds/event.ts";
import { blocks as localService } from "./kinds/local-service.ts";
import { blocks as nonProfit } from "./kinds/non-profit.ts";
import { blocks as portfolio } from "./kinds/portfolio.ts";
import { blocks as productLaunch } from "./kinds/product-launch.ts";
import { blocks as restaurant } from "./kinds/restaurant.ts";
import { blocks as tutoring } from "./kinds/tutoring.ts";
import { blocks as waitlist } from "./kinds/waitlist.ts";
import { blocks as webinar } from "./kinds/webinar.ts";
import type { SiteTemplate } from "./template-list.ts";

/**
 * The blocks between header and footer of each template. What only the owner knows is a placeholder that the publish
 * check finds; the rest is sample copy until someone has changed or confirmed it. No picture has an alt text.
 */
export const SITE_BLOCKS: Readonly<Record<SiteTemplate, readonly JsonObject[]>> = {
  tutoring,
  course,
  agency,
  event,
  app,
  waitlist,
  restaurant,
  "non-profit": nonProfit,
  "local-service": localService,
  portfolio,
  "product-launch": productLaunch,
  webinar,
};
