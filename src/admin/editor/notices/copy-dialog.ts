import { lazyPart } from "#ui/kit";

/** The dialog that shows changes as JSON, fetched when it is first opened. */
export const CopyDialog = lazyPart(async () => (await import("./CopyDialog.tsx")).CopyDialog);
