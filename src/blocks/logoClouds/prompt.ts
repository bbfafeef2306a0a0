/** Instructions for a model that writes this block. */
export const prompt =
  "A quiet row of logos that answers one doubt: who else relies on this, what does it work with, which standards " +
  "does it meet. Write one headline of at most twelve words that says what the logos have in common, without " +
  "praise. List only companies, products and certificates that are in the context, and never invent the address " +
  "of an image: leave src out and give the name, which is then shown in type. When the context names none, leave " +
  "logos empty. Choose tiles for products that this works with, stats when the context gives figures about the companies, " +
  "scroll for ten or more logos, withBrand when names matter, simple for anything else.";

/** Its line in the list that a model plans a page from. */
export const use =
  "A quiet row of names or logos: customers, partners, standards. Only when the context names them; early on a " +
  "page.";
