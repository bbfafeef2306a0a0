import { Search } from "lucide-react";
import { isApple } from "#ui/kit";
import { Brand } from "./Brand.tsx";
import { NavList } from "./NavList.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** Navigation on wide screens. */
export function Sidebar({ onSearch }: { onSearch: () => void }) {
  return (
    <aside
      aria-label="Application"
      className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto border-e border-line p-3 max-lg:hidden"
    >
      <Brand />
      <button
        type="button"
        onClick={onSearch}
        className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control border border-control bg-field px-2.5 text-sm text-ink-soft hover:text-ink"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="flex-1 text-start">Search or run…</span>
        <kbd className="font-sans text-xs">{isApple() ? "⌘K" : "Ctrl K"}</kbd>
      </button>
      <NavList />
      <div className="mt-auto">
        <UserMenu />
      </div>
    </aside>
  );
}
