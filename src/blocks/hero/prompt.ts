/** Instructions for a model that writes this block. */
export const prompt =
  "The opening of the page. Within five seconds a visitor must know what this is, for whom, and what it saves. The " +
  "headline says it in four to nine words without a full stop; the description adds in one or two sentences how it " +
  "works. One primary call to action names what happens next, at most one secondary one. trustbar1 and trustbar2 " +
  "are one proof each in under ten words, taken from the context: without one leave them empty, and never invent " +
  "figures, customers or awards. Choose the style text, unless the context gives the address of a picture: then tilt for " +
  "a screenshot, photo for a photograph, rightImage for anything else. Choose form when the one action is to sign up for " +
  "the newsletter, with a formTitle of at most six words.";

/** Its line in the list that a model plans a page from. */
export const use =
  "The opening of a landing page: what this is, for whom, what it saves, and the one action. Once, first.";
