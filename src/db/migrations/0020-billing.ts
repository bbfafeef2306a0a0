import { sql, type Kysely } from "kysely";

/**
 * What tenants subscribe to, open checkouts, orders, and what is known of Stripe's objects and events. These tables belong
 * to the site: webhooks find a tenant by Stripe's ids, and staff lists all tenants. A plan's limit is kept beside the
 * tenant's own one, which comes first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table limits add column plan_max integer`.execute(db);
  await createSubscriptions(db);
  await createCheckouts(db);
  await createOrders(db);
  await db.schema
    .createTable("stripe_objects")
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("stripe_id", "text")
    .addColumn("times_missing", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("terms", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("stripe_objects_key", ["mode", "key"])
    .addUniqueConstraint("stripe_objects_id", ["mode", "stripe_id"])
    .execute();
  await db.schema
    .createTable("stripe_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("stripe_events_by_time").on("stripe_events").column("created_at").execute();
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("subscriptions")
    .addColumn("tenant_id", "text", (column) => column.primaryKey().references("tenants.id"));
  for (const name of ["plan_id", "terms", "status", "source"]) {
    table = table.addColumn(name, "text", (column) => column.notNull());
  }
  for (const name of ["grace_until", "trial_ends_at", "period_ends_at", "ends_at", "due_at"]) {
    table = table.addColumn(name, "text");
  }
  await table
    .addColumn("stripe_id", "text", (column) => column.unique())
    .addColumn("had_trial", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await sql`create index subscriptions_due on subscriptions (due_at) where due_at is not null`.execute(db);
}

async function createCheckouts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("checkouts")
    .addColumn("tenant_id", "text", (column) => column.primaryKey().references("tenants.id"))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("choice", "text", (column) => column.notNull())
    .addColumn("request", "text", (column) => column.notNull())
    .addColumn("coupon", "text")
    .addColumn("redemption_id", "text")
    .addColumn("session_id", "text")
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("checkouts_by_end").on("checkouts").column("expires_at").execute();
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable("orders").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of ["created_at", "plan_id", "terms", "name", "email", "organisation", "message", "locale"]) {
    table = table.addColumn(name, "text", (column) => column.notNull());
  }
  for (const name of ["coupon", "redemption_id", "tenant_id", "user_id", "suspicious_at", "done_at", "mail_due_at"]) {
    table = table.addColumn(name, "text");
  }
  await table
    .addColumn("amount", "bigint")
    .addColumn("mail_attempts", "integer", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("orders_by_fingerprint").on("orders").columns(["fingerprint", "created_at"]).execute();
  await sql`create index orders_mail_due on orders (mail_due_at) where mail_due_at is not null`.execute(db);
}
