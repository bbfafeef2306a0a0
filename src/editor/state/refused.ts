import { toast } from "#ui/kit";

/** Says why nothing was changed, over every dialog. @param fault what the draft doesn't take. */
export function sayRefused(fault: string): void {
  toast.error(`Nothing was changed. ${fault}`, { id: "refused" });
}
