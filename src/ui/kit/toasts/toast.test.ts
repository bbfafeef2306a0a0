import type { ExternalToast, toast as Library } from "sonner";
import { expect, it } from "vitest";
import { toast } from "./toast.tsx";
import { deliverTo } from "./toast-queue.ts";

it("keeps an error and a toast with a button for ten seconds, unless asked otherwise", () => {
  const durations: unknown[] = [];
  const show = (_message: unknown, options?: ExternalToast) => durations.push(options?.duration);
  // Other tests in this worker keep using it.
  deliverTo(Object.assign(show, { success: show, error: show, dismiss: () => 0 }) as unknown as typeof Library);
  // Toasts that other tests in this worker have queued come first.
  durations.splice(0);
  const action = { label: "Undo", onClick: () => {} };
  toast.info("Done");
  toast.success("Done", {});
  toast.info("Done", { action });
  toast.success("Done", { action });
  toast.error("Not done");
  toast.info("Not kept", { action, duration: Infinity });
  expect(durations).toEqual([undefined, undefined, 10_000, 10_000, 10_000, Infinity]);
});
