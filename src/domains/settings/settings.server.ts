import type { Database, Executor } from "#db";
import { isObject, parseJson, type JsonObject } from "#shared";
import { readSettings, type SettingChanges } from "./changes.ts";
import type { CurrentSettings, Settings, SettingsDefaults } from "./schema.ts";

const ROW = "site";

/** The settings in memory: read synchronously, changed in the database. */
export type SettingsStore = {
  /** The effective settings; a new object after each change. */
  readonly current: CurrentSettings;
  /** The changed settings. */
  readonly stored: Settings;
  readonly defaults: SettingsDefaults;
  /** Changes only the given fields and tells every process; null resets one. */
  change: (changes: SettingChanges, userId: string) => Promise<void>;
  /** Reads them again. */
  reload: () => Promise<void>;
};

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

/** One transaction under a lock, so that concurrent changes of other fields aren't lost. */
async function write({ inTransaction, lockName }: Database, changes: SettingChanges, userId: string): Promise<void> {
  await inTransaction(async (trx) => {
    await lockName(trx, "settings");
    const values = JSON.stringify(merge(await readRow(trx), changes));
    const row = { values, updated_at: new Date().toISOString(), updated_by: userId };
    await trx
      .insertInto("settings")
      .values({ id: ROW, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  });
}

/**
 * Reads the settings and keeps them up to date with changes of all processes, also after a lost connection.
 * @param defaults values of unset fields: the environment's.
 * @param onChange is called when `current` has changed, so that what was derived from it can be dropped.
 * @param onError is called when a read fails; the settings stay as they were.
 */
export async function openSettings(
  database: Database,
  defaults: SettingsDefaults,
  onChange: () => void,
  onError: (error: unknown) => void,
): Promise<SettingsStore> {
  let row = await readRow(database.db);
  let stored = readSettings(row);
  let current: CurrentSettings = { ...defaults, ...stored };
  let reading = Promise.resolve();

  async function read(): Promise<void> {
    const found = await readRow(database.db);
    if (JSON.stringify(found) === JSON.stringify(row)) return;
    row = found;
    stored = readSettings(row);
    current = { ...defaults, ...stored };
    onChange();
  }

  // One after another: an older read must not overwrite a newer one.
  const reload = () => (reading = reading.then(read).catch(onError));
  const inBackground = () => void reload();
  database.listen("settings_changed", inBackground, inBackground);
  return {
    get current() {
      return current;
    },
    get stored() {
      return stored;
    },
    defaults,
    reload,
    change: async (changes, userId) => {
      if (Object.keys(changes).length === 0) return;
      await write(database, changes, userId);
      await reload();
      await database.notify("settings_changed", "");
    },
  };
}
