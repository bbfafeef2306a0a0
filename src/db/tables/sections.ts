/** Blocks that were kept under a name, to be inserted on any page. */
export type SectionTables = {
  sections: {
    id: string;
    name: string;
    /** JSON: list of blocks in the outside form of spec 3. */
    blocks: string;
    created_at: string;
    created_by: string;
  };
};
