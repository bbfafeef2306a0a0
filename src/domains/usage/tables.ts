import "#db/schema";

declare module "#db/schema" {
  /** What language models were asked, and what it cost. No prompt and no reply is stored. */
  interface Schema {
    ai_calls: {
      id: string;
      created_at: string;
      /** The calendar month in UTC whose budget it counts for: "2026-11". */
      month: string;
      user_id: string;
      task: string;
      block_type: string | null;
      page_id: string | null;
      model: string;
      input_tokens: number;
      output_tokens: number;
      /** Millionths of a US dollar; none for a model whose price isn't known. */
      cost_micros: number | null;
      /** What the call was let in with: at most this much of the budget could go. */
      held_tokens: number;
      held_micros: number;
      /** Until when it holds that; none once it has ended. */
      held_until: string | null;
      duration_ms: number;
      /** "running", "done", "stopped", "failed", or "lost" when its process ended before it. */
      outcome: string;
      /** Why it failed. */
      failure: string | null;
    };
    /** The sums of a month, so that a budget is checked in one statement. */
    ai_months: {
      month: string;
      tokens: number;
      cost_micros: number;
      /** What running calls may still add. */
      held_tokens: number;
      held_micros: number;
    };
  }
}
