/** Instructions for a model that writes this block. */
export const prompt =
  "A thin strip with one piece of news. The text is a single sentence of at most 90 characters that makes sense " +
  "without the page around it; at most one call to action of two to four words says what happens next. Announce " +
  "only what the context says: invent no date, deadline, discount or number of places, no exclamation " +
  "mark. The strip stays in sight while people read: choose top for news that concerns everybody, bottom for an " +
  "offer, and set dismissible to true.";

/** Its line in the list that a model plans a page from. */
export const use =
  "A thin strip with one piece of news, at the window's upper or lower edge. Only when the context holds news.";
