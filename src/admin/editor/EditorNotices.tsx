import { useEditor } from "#editor";
import { Notices } from "../drafts/notices/Notices.tsx";
import type { DraftSession } from "../drafts/use-draft-session.ts";

/** What is to be decided about saving, over the canvas. */
export function EditorNotices({ session }: { session: DraftSession }) {
  const { ui, actions } = useEditor();
  return <Notices session={session} onSay={actions.say} onAlert={(alert) => ui.set({ alert })} />;
}
