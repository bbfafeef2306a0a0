/**
 * The tables, alike on both engines; each domain adds its own (`declare module "#db/schema"`). Ids are UUIDv7 text,
 * times UTC ISO text, documents JSON text (docs/decisions/0002). A nullable time says more than a boolean.
 */
export interface Schema {
  /** Counters that hold across processes. */
  rate_limits: {
    /** What is limited and whom, hashed: no address of a visitor is stored. */
    bucket: string;
    /** End of the counting window, epoch milliseconds. */
    resets_at: number;
    hits: number;
  };
}
