import { lazyPart } from "#ui/kit";

/** The dialog that shows changes as JSON. */
export const CopyDialog = lazyPart(async () => (await import("./CopyDialog.tsx")).CopyDialog);
