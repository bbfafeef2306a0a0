import { Menu, Search } from "lucide-react";
import { useState } from "react";
import { IconButton, Sheet } from "#ui/kit";
import { siteName } from "#client";
import { Brand } from "./Brand.tsx";
import { NavList } from "./NavList.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** Navigation on small screens: a bar with a button that opens it. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex items-center gap-1 border-b border-line bg-paper px-2 py-1 lg:hidden">
      <IconButton label="Open menu" icon={<Menu />} aria-expanded={isOpen} onClick={() => setOpen(true)} />
      <div className="min-w-0 flex-1">
        <Brand />
      </div>
      <IconButton label="Search or run a command" icon={<Search />} onClick={onSearch} />
      <UserMenu compact />
      <Sheet open={isOpen} onOpenChange={setOpen} title={siteName()}>
        <div className="mt-3">
          <NavList onGo={() => setOpen(false)} />
        </div>
      </Sheet>
    </header>
  );
}
