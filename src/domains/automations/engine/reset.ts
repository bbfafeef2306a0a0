/** What a step is reset to before it is run again; its attempts stay. */
export const keepsAttempts = {
  status: "pending",
  input: null,
  output: null,
  error: null,
  ended_at: null,
} as const;
