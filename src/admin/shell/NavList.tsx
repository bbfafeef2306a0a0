import { Link, useLocation } from "react-router";
import { areaGroups, areas } from "../navigation.ts";
import { useSession, type Area } from "#client";

function showLink(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest" });
}

/** The areas that the user's role includes, the current one in view; renders nothing if there are none. */
export function NavList({ onGo }: { onGo?: () => void }) {
  const { may } = useSession();
  const { pathname } = useLocation();
  const open = areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const current = open?.within ?? open?.path;
  const isShown = ({ permission, within }: Area) => within === undefined && may(permission);
  const groups = areaGroups.map((group) => group.filter(isShown)).filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav aria-label="Main" className="grid gap-3">
      {groups.map((group) => (
        <ul key={group[0]?.path} className="grid gap-0.5">
          {group.map(({ path, label, icon: Icon, Badge }) => (
            <li key={path} className="relative">
              <Link
                ref={path === current ? showLink : undefined}
                to={path}
                aria-current={path === current ? "page" : undefined}
                onClick={onGo}
                className="flex min-h-9 items-center gap-3 rounded-control px-3 font-medium text-ink-soft no-underline hover:bg-hover hover:text-ink aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong pointer-coarse:min-h-11"
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                {label}
              </Link>
              {Badge && <Badge />}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
