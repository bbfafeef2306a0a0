/** The largest file that is imported, in bytes. */
export const MAX_IMPORT_BYTES = 200 * 1024 * 1024;
