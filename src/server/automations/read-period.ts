import type { Ports } from "#automations/server";

/** Counts what has arrived in a time, for automations on schedule. */
export const readPeriod: NonNullable<Ports["readPeriod"]> = async (db, { since, until }) => {
  const count = async (table: "leads" | "subscribers") => {
    const { total } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as("total"))
      .where("created_at", ">=", since)
      .where("created_at", "<", until)
      .where("suspicious_at", "is", null)
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  return { leads: await count("leads"), subscribers: await count("subscribers") };
};
