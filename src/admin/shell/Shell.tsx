import { useEffect, useMemo } from "react";
import { matchPath, useLocation, useNavigate } from "react-router";
import { signInPath } from "#accounts";
import { KeptProvider, keptFor, lazyPart } from "#ui/kit";
import { askedIn, keepRequest } from "../editor/page-request.ts";
import { useSession } from "#client";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

const AdminLayout = lazyPart(async () => (await import("./AdminLayout.tsx")).AdminLayout, { isScreen: true });
const EditorLayout = lazyPart(async () => (await import("./EditorLayout.tsx")).EditorLayout, { isScreen: true });

function editedPage(pathname: string): string | undefined {
  const found = matchPath("/admin/pages/:id/edit", pathname) ?? matchPath("/admin/posts/:id/edit", pathname);
  return found?.params.id;
}

const isEditorNext = askedIn(window.location) ?? editedPage(window.location.pathname);
// In parallel with the session request; a failure shows where the part is rendered.
void (isEditorNext === undefined ? AdminLayout : EditorLayout).load().catch(() => undefined);

/** Moves the context of a page to be written from the address to the editor. @returns whether it is still in the address. */
function usePageRequest(isSignedIn: boolean): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = askedIn({ pathname, search, hash });
  useEffect(() => {
    const found = askedIn({ pathname, search, hash });
    if (!isSignedIn || !found) return;
    keepRequest(found);
    void navigate(found.address, { replace: true });
  }, [isSignedIn, navigate, pathname, search, hash]);
  return asked !== undefined;
}

/** Everything below /admin: users who aren't signed in are asked to sign in, and return. */
export function Shell() {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const edited = editedPage(pathname);
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) window.location.replace(signInPath(pathname + search + hash));
  }, [isSignedIn, pathname, search, hash]);
  const isAsked = usePageRequest(isSignedIn);
  useFocusOnNavigation();
  const kept = useMemo(() => keptFor(user?.id ?? ""), [user?.id]);
  if (!isSignedIn || isAsked) return null;
  return (
    <KeptProvider value={kept}>
      {edited === undefined ? <AdminLayout /> : <EditorLayout key={edited} pageId={edited} />}
    </KeptProvider>
  );
}
