import "#db/schema";

declare module "#db/schema" {
  interface Schema {
    /** Authors of posts. */
    authors: {
      id: string;
      name: string;
      /** Orders the list: the name without case and accents, then the id. Compared by code points on both engines. */
      sort_key: string;
      /** Empty where there is none, as `bio` and `link`. */
      avatar: string;
      bio: string;
      link: string;
      /** The account of the same person; one author each. */
      user_id: string | null;
      created_at: string;
      updated_at: string;
    };
    /** Every name that an author has or had. */
    author_names: {
      /** The name folded (`nameKey`): an author's alone. */
      name_key: string;
      /** As it was last written. */
      name: string;
      author_id: string;
      created_at: string;
    };
  }
}
