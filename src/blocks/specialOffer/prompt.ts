/** Instructions for a model that writes this block. */
export const prompt =
  "An offer that reads like a short, fair contract. `offerDetails` holds three to five lines, each a term with its " +
  "name and a colon in front (“Price: ...”, “Leaving: ...”): what the buyer gets, what it costs, how they leave. " +
  "The steps say what happens after a yes, in two to four entries. Use only terms, prices and guarantees that are " +
  "in the context: leave `guaranteeText`, `footnote` and `seatsLeft` out unless it names them. Never press: no " +
  "countdowns, no “last chance”.";

/** Its line in the list that a model plans a page from. */
export const use =
  "An offer with its terms, one action and what happens after a yes. Only when the context holds an offer.";
