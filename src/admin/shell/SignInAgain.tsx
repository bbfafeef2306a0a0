import { useSession } from "../session.tsx";
import { EndedDialog } from "./EndedDialog.tsx";

/** Asks for the password over the screen once the session has ended, so that nothing that was written there is lost. */
export function SignInAgain() {
  return useSession().hasEnded ? <EndedDialog /> : null;
}
