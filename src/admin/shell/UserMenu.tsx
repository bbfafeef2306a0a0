import { Building2, ChevronsUpDown, CircleUserRound, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { cx } from "#shared";
import { Menu, toast, type MenuItem } from "#ui/kit";
import { messageOf, signOut, useUser } from "#client";
import { roleName } from "#accounts";
import { useHasOrganisations } from "./use-has-organisations.ts";
import { setTheme, useTheme, type Theme } from "../theme.ts";

const THEMES: { theme: Theme; label: string; icon: MenuItem["icon"] }[] = [
  { theme: "system", label: "Same as device", icon: <Monitor /> },
  { theme: "light", label: "Light", icon: <Sun /> },
  { theme: "dark", label: "Dark", icon: <Moon /> },
];

function initialOf(name: string): string {
  return Array.from(name.trim())[0] ?? "?";
}

type UserMenuProps = {
  compact?: boolean;
  /** The address of the profile in the present application. */
  profile?: string;
};

/** The signed-in user, with their profile, organisations, theme and sign-out. */
export function UserMenu({ compact = false, profile = "/admin/profile" }: UserMenuProps) {
  const { name, email, role } = useUser();
  const hasOrganisations = useHasOrganisations();
  const current = useTheme();
  const themes = THEMES.map(({ theme, label, icon }) => ({
    label,
    icon,
    checked: current === theme,
    onSelect: () => setTheme(theme),
  }));
  const organisations: MenuItem = {
    label: "Your organisations",
    icon: <Building2 />,
    // Another application than the admin.
    onSelect: () => window.location.assign("/account"),
  };
  const items: (MenuItem | "separator")[] = [
    { label: "Profile", icon: <CircleUserRound />, to: profile },
    ...(hasOrganisations ? [organisations] : []),
    "separator",
    ...themes,
    "separator",
    {
      label: "Sign out",
      icon: <LogOut />,
      onSelect: () => void signOut().catch((error: unknown) => toast.error(messageOf(error))),
    },
  ];
  return (
    <Menu
      align={compact ? "end" : "start"}
      items={items}
      header={
        <>
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-sm text-ink-soft">{email}</p>
        </>
      }
      trigger={
        <button
          type="button"
          aria-label={compact ? `Account: ${name}, ${roleName(role)}` : undefined}
          className={cx(
            "flex cursor-pointer items-center gap-2.5 rounded-control text-start hover:bg-hover",
            compact ? "size-9 justify-center pointer-coarse:size-11" : "min-h-12 w-full px-2 py-1.5",
          )}
        >
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-tint text-sm font-semibold text-brand-strong uppercase"
          >
            {initialOf(name)}
          </span>
          {!compact && (
            <>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-xs text-ink-soft">{roleName(role)}</span>
              </span>
              <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
            </>
          )}
        </button>
      }
    />
  );
}
