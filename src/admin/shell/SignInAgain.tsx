import { lazyPart } from "#ui/kit";
import { useSession } from "#client";

const EndedDialog = lazyPart(async () => (await import("./EndedDialog.tsx")).EndedDialog);

/** Asks for the password over the screen once the session has ended, so that no input is lost. */
export function SignInAgain() {
  return useSession().hasEnded ? <EndedDialog /> : null;
}
