import { Search } from "lucide-react";
import { isApple } from "#ui/kit";
import { Brand } from "./Brand.tsx";
import { NavList } from "./NavList.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** Navigation on wide screens. Only its areas scroll: the account stays in view on a laptop. */
export function Sidebar({ onSearch }: { onSearch: () => void }) {
  return (
    <aside
      aria-label="Application"
      className="sticky top-0 flex h-dvh flex-col gap-4 border-e border-line p-3 max-lg:hidden"
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
      <div className="-mx-3 -my-1 min-h-0 flex-1 overflow-y-auto px-3 py-1">
        <NavList />
      </div>
      <div className="-mx-3 -mt-4 border-t border-line px-3 pt-3">
        <UserMenu />
      </div>
    </aside>
  );
}
