import type { AccountTables } from "./tables/accounts.ts";
import type { FormTables } from "./tables/forms.ts";
import type { LimitTables } from "./tables/limits.ts";
import type { MediaTables } from "./tables/media.ts";
import type { PageTables } from "./tables/pages.ts";
import type { SectionTables } from "./tables/sections.ts";
import type { SettingsTables } from "./tables/settings.ts";
import type { UsageTables } from "./tables/usage.ts";

/**
 * The tables, alike on both engines. Ids are UUIDv7 text, times UTC ISO text, documents JSON text
 * (docs/decisions/0002). A nullable time says more than a boolean.
 */
export type Schema = PageTables &
  FormTables &
  LimitTables &
  AccountTables &
  MediaTables &
  SectionTables &
  SettingsTables &
  UsageTables;
