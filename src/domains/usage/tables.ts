import "#db/schema";

declare module "#db/schema" {
  /** The calls of language models and their cost. Neither prompts nor replies are stored. */
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
      /** The tenant whose limit it counts against too; null: it is the site's own. */
      tenant_id: string | null;
      model: string;
      input_tokens: number;
      output_tokens: number;
      /** Millionths of a US dollar; null for a model whose price isn't known. */
      cost_micros: number | null;
      /** The call's reservation: the most of the budget that it can take. */
      held_tokens: number;
      held_micros: number;
      /** When the reservation expires; null once the call has ended. */
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
      /** The reservations of running calls. */
      held_tokens: number;
      held_micros: number;
    };
  }
}
