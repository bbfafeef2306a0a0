/** Instructions for a model that writes this block. */
export const prompt =
  "A place for what customers or users say. You never write a quote, a name, a role or a company: people put in " +
  "what was really said. The headline says in at most eight words whose voices these are, without praise and " +
  "without a number. Give three to five items, each with only a title: in three to eight words the one concrete " +
  "moment or doubt that a real quote should tell of (“handing the work over after a long week”), each from another " +
  "kind of reader, without figures and without quotation marks. Fill in faqQuestion and faqAnswer only when the " +
  "context gives both. Choose wall for six or more voices, spotlight when one counts most.";

/** Its line in the list that a model plans a page from. */
export const use = "What customers say. People put the real quotes in; a model prepares the places. Late on a page.";
