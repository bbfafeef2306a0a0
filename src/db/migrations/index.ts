import type { Migration } from "kysely/migration";
import { up as pagesAndLeads } from "./0001-pages-and-leads.ts";
import { up as subscribers } from "./0002-subscribers.ts";
import { up as drafts } from "./0003-drafts.ts";
import { up as accounts } from "./0004-accounts.ts";
import { up as media } from "./0005-media.ts";
import { up as settings } from "./0006-settings.ts";
import { up as leadMails } from "./0007-lead-mails.ts";
import { up as pageTitles } from "./0008-page-titles.ts";
import { up as aiUsage } from "./0009-ai-usage.ts";
import { up as sections } from "./0010-sections.ts";
import { up as pageLists } from "./0011-page-lists.ts";
import { up as searchIndex } from "./0012-search-index.ts";
import { up as posts } from "./0013-posts.ts";
import { up as authors } from "./0014-authors.ts";
import { up as records } from "./0015-records.ts";
import { up as members } from "./0016-members.ts";
import { up as savedViews } from "./0017-saved-views.ts";
import { up as announcedMedia } from "./0018-announced-media.ts";
import { up as plans } from "./0019-plans.ts";
import { up as billing } from "./0020-billing.ts";
import { up as tokensOfTenants } from "./0020-tokens-of-tenants.ts";
import { up as automations } from "./0021-automations.ts";
import { up as inbox } from "./0022-inbox.ts";
import { up as webhooks } from "./0023-webhooks.ts";
import { up as newsletter } from "./0024-newsletter.ts";
import { up as keptAndHeaders } from "./0025-kept-and-headers.ts";
import { up as inviters } from "./0026-inviters.ts";
import { up as keysOfRows } from "./0027-keys-of-rows.ts";
import { up as formerNames } from "./0028-former-names.ts";

/** Every change of the tables in order; forward only, never edited once released. */
export const migrations: Record<string, Migration> = {
  "0001-pages-and-leads": { up: pagesAndLeads },
  "0002-subscribers": { up: subscribers },
  "0003-drafts": { up: drafts },
  "0004-accounts": { up: accounts },
  "0005-media": { up: media },
  "0006-settings": { up: settings },
  "0007-lead-mails": { up: leadMails },
  "0008-page-titles": { up: pageTitles },
  "0009-ai-usage": { up: aiUsage },
  "0010-sections": { up: sections },
  "0011-page-lists": { up: pageLists },
  "0012-search-index": { up: searchIndex },
  "0013-posts": { up: posts },
  "0014-authors": { up: authors },
  "0015-records": { up: records },
  "0016-members": { up: members },
  "0017-saved-views": { up: savedViews },
  "0018-announced-media": { up: announcedMedia },
  "0019-plans": { up: plans },
  "0020-billing": { up: billing },
  "0020-tokens-of-tenants": { up: tokensOfTenants },
  "0021-automations": { up: automations },
  "0022-inbox": { up: inbox },
  "0023-webhooks": { up: webhooks },
  "0024-newsletter": { up: newsletter },
  "0025-kept-and-headers": { up: keptAndHeaders },
  "0026-inviters": { up: inviters },
  "0027-keys-of-rows": { up: keysOfRows },
  "0028-former-names": { up: formerNames },
};
