/** Instructions for a model that writes this block. */
export const prompt =
  "Copy above a calculator with three sliders (students, sessions per student, cost per report) that shows savings " +
  "and hours freed. The headline is a plain question or invitation of at most nine words. The subheadline says in " +
  "one or two sentences what to set and what comes out. Never write a result, a percentage or a price: the " +
  "calculator shows them.";

/** Its line in the list that a model plans a page from. */
export const use =
  "A calculator of savings from students, sessions and cost per report, with a lead form. Only for products that " +
  "write reports about students.";
