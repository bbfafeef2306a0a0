/** A tag as `toHtml` writes it: matched as a whole, so that what looks like a tag inside a value isn't found. */
export const TAG = /<([a-z][a-z\d]*)((?: [a-zA-Z-]+(?:="[^"]*")?)*)>/g;
