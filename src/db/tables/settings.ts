/** What the site's owners chose. */
export type SettingsTables = {
  settings: {
    /** "site": there is one row. */
    id: string;
    /** JSON: the settings that were changed. */
    values: string;
    updated_at: string;
    updated_by: string;
  };
};
