/** Instructions for a model that writes this block. */
export const prompt =
  "Two to six figures that a careful reader believes. You never make up a figure or a source: use only those in the " +
  "context, exactly as they are written there, with their unit (“25 min”, “$60”). Leave value and source empty where " +
  "the context gives none. Each label says in four to twelve words what the figure counts, so that figure and label " +
  "read as one phrase. The headline says what the figures show together, without praise. Choose row for three or four " +
  "short figures, ledger for figures that need a longer label, cards between quiet blocks, band to interrupt a long " +
  "page, story when the first figure matters most.";

/** Its line in the list that a model plans a page from. */
export const use = "Figures with their sources. Only when the context gives at least two figures. Early, as proof.";
