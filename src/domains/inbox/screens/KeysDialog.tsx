import { Dialog, KeyRow } from "#ui/kit";
import { INBOX_KEYS } from "./use-inbox-keys.ts";

/** Lists the inbox's keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <dl>
        {INBOX_KEYS.map((shortcut) => (
          <KeyRow key={shortcut.name} {...shortcut} />
        ))}
      </dl>
    </Dialog>
  );
}
