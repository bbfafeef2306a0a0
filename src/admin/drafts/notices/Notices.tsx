import { useState, type ComponentProps } from "react";
import { useDraft } from "#drafts";
import { lazyPart } from "#ui/kit";

type NoticesProps = ComponentProps<typeof import("./NoticeList.tsx").NoticeList>;

// With all of its dialogs: a part within a part would come only when it is shown, perhaps without a connection.
const NoticeList = lazyPart<NoticesProps>(async () => (await import("./NoticeList.tsx")).NoticeList);

/** What needs a decision about saving a draft; once there was something, it stays for what comes next. */
export function Notices(props: NoticesProps) {
  const { document, view } = props.session;
  const hasConflicts = useDraft(document, ({ conflicts }) => conflicts.length > 0);
  const isNeeded = hasConflicts || view.refused.length > 0 || view.halt !== undefined;
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded && <NoticeList {...props} />;
}
