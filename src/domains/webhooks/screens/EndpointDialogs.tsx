import type { ListedEndpoint } from "../contract.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { HeadersDialog } from "./HeadersDialog.tsx";
import { SecretDialog } from "./SecretDialog.tsx";

/** A dialog about one endpoint. */
export type EndpointDialog = { kind: "secret" | "headers" | "delete"; endpoint: ListedEndpoint };

const DIALOGS = { secret: SecretDialog, headers: HeadersDialog, delete: DeleteDialog };

type EndpointDialogsProps = {
  dialog: EndpointDialog | undefined;
  rows: readonly ListedEndpoint[] | undefined;
  onClose: () => void;
};

/** Shows the dialog that a menu opened. It stays open when the endpoint leaves the list, so that nothing typed is lost. */
export function EndpointDialogs({ dialog, rows, onClose }: EndpointDialogsProps) {
  if (!dialog) return null;
  const { kind, endpoint } = dialog;
  const Shown = DIALOGS[kind];
  return <Shown endpoint={rows?.find(({ id }) => id === endpoint.id) ?? endpoint} onClose={onClose} />;
}
