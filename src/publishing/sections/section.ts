/** How long a section's name may be. */
export const SECTION_NAME_MAX = 100;
