/** Instructions for a model that writes this block. */
export const prompt =
  "The people around the product, as a wall of portraits. The headline says in at most ten words who they are " +
  "together, the subheadline in one or two sentences what they do for the product. List in data.members only " +
  "people, pictures and addresses that are in the context, unchanged; without any leave the list empty. Set type " +
  "to manual, unless the context names an organization on GitHub: then set type to github and organization to its " +
  "name.";

/** Its line in the list that a model plans a page from. */
export const use =
  "A wall of portraits of the people around the product. Only when the context names such people or an organization " +
  "on GitHub.";
