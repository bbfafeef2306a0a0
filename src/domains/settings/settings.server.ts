import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import type { Database, Executor, Transaction } from "#db";
import { failAt, isObject, ok, parseJson, type JsonObject, type Result } from "#shared";
import { checkSeen, readSettings, type SettingChanges } from "./changes.ts";
import { ownFont, type OwnFont } from "./fonts/own-font.ts";
import type { CurrentSettings, Settings, SettingsDefaults } from "./schema.ts";

const ROW = "site";

/** The settings in memory: read synchronously, changed in the database. */
export type SettingsStore = {
  /** The effective settings; a new object after each change. */
  readonly current: CurrentSettings;
  /** The changed settings. */
  readonly stored: Settings;
  readonly defaults: SettingsDefaults;
  /**
   * Changes only the given fields and tells every process; null resets one.
   * @param was the values that the caller saw: a change on top of others' is refused.
   * @returns INVALID names a font that isn't there; SETTINGS_CHANGED has the present values.
   */
  change: (
    changes: SettingChanges,
    userId: string,
    was?: JsonObject,
  ) => Promise<Result<undefined, "INVALID" | "SETTINGS_CHANGED">>;
  /** Changes the list of own fonts, and tells every process. @returns the list, or why `edit` refused. */
  changeFonts: <Code extends string>(edit: FontEdit<Code>, userId: string) => Promise<Result<readonly OwnFont[], Code>>;
  /** Reads them again. */
  reload: () => Promise<void>;
};

/**
 * Makes a new list of own fonts from the present one, in the transaction that stores it. A refusal changes nothing, so it
 * comes before anything is written. @param used the ids of those that are chosen.
 */
type FontEdit<Code extends string> = (
  fonts: readonly OwnFont[],
  used: readonly (string | undefined)[],
  trx: Transaction,
) => Promise<Result<readonly OwnFont[], Code>>;

const fontList = z.array(ownFont).catch([]);

/** Own fonts are stored beside the settings, under a name that no request can change. */
const fontsOf = ({ ownFonts }: JsonObject): readonly OwnFont[] => fontList.parse(ownFonts ?? []);

async function readRow(db: Executor): Promise<JsonObject> {
  const row = await db.selectFrom("settings").select("values").where("id", "=", ROW).executeTakeFirst();
  const parsed = parseJson(row?.values ?? "{}");
  return parsed.ok && isObject(parsed.value) ? parsed.value : {};
}

/** Fields that this version doesn't know stay in the database unchanged. */
function merge(stored: JsonObject, changes: SettingChanges): JsonObject {
  const merged = Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(merged.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Edit<Code extends string> = (row: JsonObject, trx: Transaction) => Promise<Result<JsonObject, Code>>;

/** One transaction under a lock, so that concurrent changes of other fields aren't lost. */
async function write<Code extends string>(
  { inTransaction, lockName }: Database,
  userId: string,
  edit: Edit<Code>,
): Promise<Result<JsonObject, Code>> {
  return inTransaction(async (trx) => {
    await lockName(trx, "settings");
    const edited = await edit(await readRow(trx), trx);
    if (!edited.ok) return edited;
    const row = { values: JSON.stringify(edited.value), updated_at: new Date().toISOString(), updated_by: userId };
    await trx
      .insertInto("settings")
      .values({ id: ROW, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    return edited;
  });
}

const FONT_FIELDS = ["ownHeadingFont", "ownBodyFont"] as const;

/** A font may be chosen only while it is there: it can't be deleted in between. */
function checkFonts(row: JsonObject, changes: SettingChanges): Result<undefined, "INVALID"> {
  const ids = new Set(fontsOf(row).map(({ id }) => id));
  const missing = FONT_FIELDS.filter((name) => changes[name] && !ids.has(changes[name]));
  const message = "This font is no longer there. Choose another one.";
  const problems = missing.map((name) => ({ path: [name], code: "INVALID", message }));
  return problems[0] ? failAt("INVALID", message, { path: problems[0].path, problems }) : ok(undefined);
}

type Options = {
  /** How long the settings may be stale while they are used, in milliseconds, as notifications may be lost. */
  maxAge: number;
  /** Is called when `current` has changed, so that what was derived from it can be dropped. */
  onChange: () => void;
  /** Is called when a read fails; the settings stay as they were. */
  onError: (error: unknown) => void;
};

/**
 * Reads the settings and keeps them up to date with changes of all processes, also after a lost connection.
 * @param defaults values of unset fields: the environment's.
 */
export async function openSettings(
  database: Database,
  defaults: SettingsDefaults,
  { maxAge, onChange, onError }: Options,
): Promise<SettingsStore> {
  let row = await readRow(database.db);
  let stored = readSettings(row);
  const effective = (): CurrentSettings => {
    const ownFonts = fontsOf(row);
    return { ...defaults, ...stored, ...(ownFonts.length > 0 && { ownFonts }) };
  };
  let current = effective();
  let reading = Promise.resolve();
  let freshUntil = Date.now() + maxAge;

  async function read(): Promise<void> {
    const found = await readRow(database.db);
    if (JSON.stringify(found) === JSON.stringify(row)) return;
    row = found;
    stored = readSettings(row);
    current = effective();
    onChange();
  }

  // One after another: an older read must not overwrite a newer one.
  const reload = () => {
    freshUntil = Date.now() + maxAge;
    return (reading = reading.then(read).catch(onError));
  };
  async function tell(): Promise<void> {
    await reload();
    await database.notify("settings_changed", "");
  }
  // Leaves the caller's async context: within a transaction, reading through another connection is refused.
  const inBackground = AsyncLocalStorage.bind(() => void reload());
  database.listen("settings_changed", inBackground, inBackground);
  return {
    get current() {
      if (Date.now() >= freshUntil) inBackground();
      return current;
    },
    get stored() {
      return stored;
    },
    defaults,
    reload,
    change: async (changes, userId, was = {}) => {
      if (Object.keys(changes).length === 0) return ok(undefined);
      const written = await write<"INVALID" | "SETTINGS_CHANGED">(database, userId, async (found) => {
        const seen = checkSeen(readSettings(found), changes, was);
        if (!seen.ok) return seen;
        const checked = checkFonts(found, changes);
        return checked.ok ? ok(merge(found, changes)) : checked;
      });
      if (!written.ok) return written;
      await tell();
      return ok(undefined);
    },
    changeFonts: async (edit, userId) => {
      const written = await write(database, userId, async (found, trx) => {
        const used = FONT_FIELDS.map((name) => readSettings(found)[name]);
        const edited = await edit(fontsOf(found), used, trx);
        return edited.ok ? ok({ ...found, ownFonts: edited.value }) : edited;
      });
      if (!written.ok) return written;
      await tell();
      return ok(fontsOf(written.value));
    },
  };
}
