/** Instructions for a model that writes this block. */
export const prompt =
  "A form that a visitor fills in to reach the organisation. The headline says in at most nine words what they get by " +
  "writing; the subheadline says in one or two sentences who reads it and what happens next, as far as the context " +
  "tells. Ask for as little as possible: three to six fields, an email address among them, and only what the " +
  "organisation needs to answer. Each label is a short noun; a help text is only for what isn't obvious. Fields of " +
  "type `choice` or `choices` have two to six `options`; all other types have none. Use neither `hidden` nor `file` " +
  "unless the context asks for it. The thank-you text repeats what happens next. Promise no reply time that the " +
  "context doesn't name.";

/** Its line in the list that a model plans a page from. */
export const use =
  "A form with fields of its own, such as a contact form or an application. Near the end of a page that asks people to write.";
