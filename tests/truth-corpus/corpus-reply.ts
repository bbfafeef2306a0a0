/**
 * A reply of a model as its block's content. What it may not assert stands between ⟦ and ⟧, behind the claim's kind:
 * n number, d date, q quotation, s standard, r rank, a name, p pledge.
 */
export type CorpusReply = {
  type: string;
  facts?: readonly string[];
  context?: string;
  page?: readonly string[];
  content: unknown;
};
