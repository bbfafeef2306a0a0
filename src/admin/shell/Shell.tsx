import { useEffect, useState } from "react";
import { useLocation, useMatch } from "react-router";
import { Toasts } from "#ui/kit";
import { signInPath } from "../next-path.ts";
import { useSession } from "../session.tsx";
import { useTheme } from "../theme.ts";
import { EditorFrame } from "./EditorFrame.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { PaletteHost } from "./PaletteHost.tsx";
import { Screens } from "./Screens.tsx";
import { SignInAgain } from "./SignInAgain.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** Everything below /admin: who isn't signed in is asked to, and comes back. */
export function Shell() {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const edited = useMatch("/admin/pages/:id/edit")?.params.id;
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) window.location.replace(signInPath(pathname + search + hash));
  }, [isSignedIn, pathname, search, hash]);
  if (!isSignedIn) return null;
  return edited === undefined ? <Frame /> : <EditorFrame key={edited} pageId={edited} />;
}

function Frame() {
  const theme = useTheme();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const openPalette = () => setPaletteOpen(true);
  useFocusOnNavigation();
  return (
    <>
      <a
        href="#main"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-control bg-raised px-4 py-2 font-semibold focus:translate-y-0 focus:shadow-float"
      >
        Skip to content
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Sidebar onSearch={openPalette} />
        <div className="min-w-0">
          <TopBar onSearch={openPalette} />
          <OfflineNotice />
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-8 sm:py-8">
            <Screens />
          </main>
        </div>
      </div>
      <PaletteHost open={isPaletteOpen} onOpenChange={setPaletteOpen} />
      <SignInAgain />
      <Toasts theme={theme} />
    </>
  );
}
