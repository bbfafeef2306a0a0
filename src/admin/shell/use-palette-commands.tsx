import { useQuery } from "@tanstack/react-query";
import { CircleUserRound, Contrast, FilePlus, FileText, LogOut } from "lucide-react";
import { useNavigate } from "react-router";
import type { PageKind } from "#publishing";
import { toast } from "#ui/kit";
import { messageOf, useRegisteredCommands, type Command, signOut, useSession } from "#client";
import { call } from "../call.ts";
import { areas } from "../navigation.ts";
import { LISTS, pageScreen } from "../pages/page.ts";
import { toggleTheme } from "../theme.ts";

/** The commands that everyone has, and those of the areas that a role includes. */
function useOwnCommands(): Command[] {
  const navigate = useNavigate();
  const { may } = useSession();
  const go = (to: string) => () => void navigate(to);
  const goTo = areas
    .filter(({ permission }) => may(permission))
    .map(({ path, label, icon: Icon }) => ({ id: path, label, group: "Go to", icon: <Icon />, run: go(path) }));
  const create: Command[] = may("page.edit")
    ? [
        {
          id: "create-post",
          label: "Create post…",
          group: "Actions",
          icon: <FilePlus />,
          keywords: ["new", "add", "write", "blog"],
          run: go("/admin/posts?create"),
        },
        {
          id: "create-page",
          label: "Create page…",
          group: "Actions",
          icon: <FilePlus />,
          keywords: ["new", "add"],
          run: go("/admin/pages?create"),
        },
      ]
    : [];
  return [
    ...create,
    {
      id: "theme",
      label: "Switch between light and dark",
      group: "Actions",
      icon: <Contrast />,
      keywords: ["theme"],
      run: toggleTheme,
    },
    {
      id: "sign-out",
      label: "Sign out",
      group: "Actions",
      icon: <LogOut />,
      keywords: ["log out", "logout"],
      run: () => void signOut().catch((error: unknown) => toast.error(messageOf(error))),
    },
    ...goTo,
    {
      id: "profile",
      label: "Profile",
      group: "Go to",
      icon: <CircleUserRound />,
      keywords: ["password", "account"],
      run: go("/admin/profile"),
    },
  ];
}

type Found = { commands: Command[]; isSearching: boolean; error: Error | null };

/** Pages or posts whose name or path contains the text. */
function usePageCommands(search: string, kind: PageKind): Found {
  const navigate = useNavigate();
  const { may } = useSession();
  const isSought = search.length > 0 && may("page.view");
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ["/api/pages", { search, kind, from: "palette" }],
    queryFn: ({ signal }) => call("GET /api/pages", { query: { search, kind }, signal }),
    enabled: isSought,
    placeholderData: (previous) => previous,
  });
  const items = isSought && data ? data.items.slice(0, 8) : [];
  const commands = items.map(({ id, title, path }) => ({
    id: `page:${id}`,
    label: title || "Untitled",
    detail: path,
    group: LISTS[kind].label,
    icon: <FileText />,
    // Results of the previous search stay only where their own names match this one.
    keywords: isPlaceholderData ? [] : [search],
    run: () => void navigate(pageScreen({ id, kind })),
  }));
  return { commands, isSearching: isSought && (isPending || isPlaceholderData), error: isSought ? error : null };
}

/** @returns the palette's commands by heading, whether pages and posts are still being searched, and why a search failed. */
export function usePaletteCommands(search: string) {
  const registered = useRegisteredCommands();
  const own = useOwnCommands();
  const pages = usePageCommands(search, "page");
  const posts = usePageCommands(search, "post");
  const all: Command[] = [...registered, ...own, ...pages.commands, ...posts.commands];
  return {
    groups: Map.groupBy(all, ({ group }) => group),
    isSearching: pages.isSearching || posts.isSearching,
    error: pages.error ?? posts.error,
  };
}
