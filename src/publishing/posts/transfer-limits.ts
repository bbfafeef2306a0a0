/** The largest WordPress export that is imported, in bytes. */
export const MAX_EXPORT_BYTES = 50 * 1024 * 1024;
