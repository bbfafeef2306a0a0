import type { Ports } from "#automations/server";

/** Counts what has arrived in a time, for automations on schedule: of sign-ups for the newsletter, those that got on the list. */
export const readPeriod: NonNullable<Ports["readPeriod"]> = async (db, { since, until }) => {
  const leads = await db
    .selectFrom("leads")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("created_at", ">=", since)
    .where("created_at", "<", until)
    .where("suspicious_at", "is", null)
    .executeTakeFirstOrThrow();
  const subscribers = await db
    .selectFrom("subscribers")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("confirmed_at", ">=", since)
    .where("confirmed_at", "<", until)
    .where("suspicious_at", "is", null)
    .executeTakeFirstOrThrow();
  return { leads: Number(leads.total), subscribers: Number(subscribers.total) };
};
