import { Download, EllipsisVertical, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useSession } from "#client";
import { IconButton, Menu } from "#ui/kit";
import { EraseDialog } from "./EraseDialog.tsx";

/** Downloads or erases everything that the site stores about a person; for those who may do so. */
export function PersonMenu({ email }: { email: string }) {
  const { may } = useSession();
  const [isErasing, setErasing] = useState(false);
  if (!email || !may("lead.erase")) return null;
  const file = `/api/inbox/person.zip?${new URLSearchParams({ email })}`;
  return (
    <>
      <Menu
        trigger={<IconButton label="This person’s data" icon={<EllipsisVertical />} />}
        items={[
          {
            label: "Download all of this person’s data",
            icon: <Download />,
            onSelect: () => window.location.assign(file),
          },
          { label: "Erase this person…", icon: <UserRoundX />, danger: true, onSelect: () => setErasing(true) },
        ]}
      />
      {isErasing && <EraseDialog email={email} onClose={() => setErasing(false)} />}
    </>
  );
}
