/** An author of posts. A post names its author in the meta tag `author`, by any name that the author has or had. */
export type Author = {
  id: string;
  name: string;
  /** The address of a picture on this site or another; empty when there is none. */
  avatar: string;
  /** A few words about the author; may have several lines. */
  bio: string;
  /** An http(s) address; empty when there is none. */
  link: string;
};

/** The longest texts in characters, and how many former names an author may have. */
export const AUTHOR_LIMITS = { name: 120, bio: 600, address: 2000, formerNames: 100 } as const;

/** The cache tag of pages that show authors. */
export const AUTHORS_TAG = "authors";
