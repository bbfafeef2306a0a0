/** Counters that hold across processes. */
export type LimitTables = {
  rate_limits: {
    /** What is limited and whom, hashed: no address of a visitor is stored. */
    bucket: string;
    /** End of the counting window, epoch milliseconds. */
    resets_at: number;
    hits: number;
  };
};
