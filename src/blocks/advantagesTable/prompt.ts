/** What a model is told about this block. */
export const prompt =
  "Five to seven advantages in a table: a short name, how it works in one sentence about the mechanism, and what the " +
  "reader gains in one sentence about the result. Number them from 1. Use figures and sources only when they stand in " +
  "the context; then list each source once under citations with a symbol and repeat that symbol in citationRefs. " +
  "Never invent a study, a law or an address; leave citations empty instead.";
