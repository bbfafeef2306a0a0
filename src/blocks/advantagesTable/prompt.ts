/** Instructions for a model that writes this block. */
export const prompt =
  "Five to seven advantages in a table: a short name, how it works in one sentence about the mechanism, and what " +
  "the reader gains in one sentence about the result. Number them from 1. A row that could be on any " +
  "competitor's page is left out. Use figures and sources only when they are in the context; then list each " +
  "source once under citations with a symbol and repeat that symbol in citationRefs. Never invent a study, a law or " +
  "an address; leave citations empty instead.";

/** Its line in the list that a model plans a page from. */
export const use =
  "Five to seven advantages in a table: what, how it works, what the reader gains. For pages that have to convince " +
  "in detail.";
