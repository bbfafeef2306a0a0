import { toast } from "#ui/kit";

/** Shows why nothing was changed, above every dialog. @param fault what the draft doesn't accept. */
export function sayRefused(fault: string): void {
  toast.error(`Nothing was changed. ${fault}`, { id: "refused" });
}
