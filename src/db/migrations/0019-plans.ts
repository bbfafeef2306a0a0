import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Plans with their prices, coupons, and who has redeemed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlans(db);
  await createCoupons(db);
}

async function createPlans(db: Kysely<unknown>): Promise<void> {
  let plans = db.schema.createTable("plans").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of ["name", "description", "features", "unit", "created_at", "updated_at"]) {
    plans = plans.addColumn(name, "text", required);
  }
  const numbers = ["is_highlighted", "is_free", "is_on_request", "trial_days", "position", "is_sample", "revision"];
  for (const name of numbers) plans = plans.addColumn(name, "integer", required);
  await plans.addColumn("archived_at", "text").execute();
  await db.schema
    .createTable("plan_prices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
    .addColumn("interval", "text", required)
    .addColumn("currency", "text", required)
    .addColumn("amount", "bigint", required)
    .addColumn("position", "integer", required)
    .addUniqueConstraint("plan_prices_choice", ["plan_id", "interval", "currency"])
    .execute();
}

async function createCoupons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("coupons")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("rules", "text", required)
    .addColumn("max_redemptions", "integer")
    .addColumn("once_per_customer", "integer", required)
    .addColumn("starts_at", "text")
    .addColumn("ends_at", "text")
    .addColumn("used", "integer", required)
    .addColumn("revision", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();
  let redemptions = db.schema
    .createTable("coupon_redemptions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("coupon_id", "text", (column) => column.notNull().references("coupons.id").onDelete("cascade"));
  for (const name of ["customer", "plan_id", "interval", "currency", "created_at"]) {
    redemptions = redemptions.addColumn(name, "text", required);
  }
  await redemptions.execute();
  await db.schema
    .createIndex("coupon_redemptions_of_customer")
    .on("coupon_redemptions")
    .columns(["coupon_id", "customer"])
    .execute();
}
