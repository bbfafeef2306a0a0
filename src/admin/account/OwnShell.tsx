import { Suspense, useEffect, useMemo } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router";
import { signInPath } from "#accounts";
import { ProfileScreen } from "#accounts/screens";
import { useSession } from "#client";
import { OrganisationList, OrganisationNav, OrganisationScreens, StartScreen } from "#members/own";
import { KeptProvider, keptFor, LoadingBlock, Toasts, useRootMark } from "#ui/kit";
import { Brand } from "../shell/Brand.tsx";
import { LoadFailure } from "../shell/LoadFailure.tsx";
import { OfflineNotice } from "../shell/OfflineNotice.tsx";
import { SignInAgain } from "../shell/SignInAgain.tsx";
import { useFocusOnNavigation } from "../shell/use-focus-on-navigation.ts";
import { UserMenu } from "../shell/UserMenu.tsx";
import { useTheme } from "../theme.ts";

/** The layout of `/account`: users who aren't signed in are asked to sign in, and return. */
export function OwnShell() {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) window.location.replace(signInPath(pathname + search + hash));
  }, [isSignedIn, pathname, search, hash]);
  useFocusOnNavigation();
  const kept = useMemo(() => keptFor(user?.id ?? ""), [user?.id]);
  if (!isSignedIn) return null;
  return (
    <KeptProvider value={kept}>
      <OwnLayout />
    </KeptProvider>
  );
}

function OwnLayout() {
  const theme = useTheme();
  useRootMark("screens");
  const { may } = useSession();
  const { pathname } = useLocation();
  const tenant = matchPath("/account/organisations/:tenant/*", pathname)?.params.tenant;
  return (
    <>
      <a
        href="#main"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-control bg-raised px-4 py-2 font-semibold focus:translate-y-0 focus:shadow-float"
      >
        Skip to content
      </a>
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-page items-center gap-2 px-2 py-1.5 sm:px-6">
          <div className="min-w-0 flex-1">
            <Brand />
          </div>
          {may("page.view") && (
            <a href="/admin" className="px-2 font-medium">
              Admin
            </a>
          )}
          <UserMenu compact profile="/account/profile" />
        </div>
      </header>
      {tenant !== undefined && <OrganisationNav tenant={tenant} />}
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-8 sm:py-8">
        <LoadFailure key={pathname.split("/", 4).join("/")}>
          <Suspense fallback={<LoadingBlock lines={6} />}>
            <Routes>
              <Route index element={<OrganisationList />} />
              <Route path="plan" element={<StartScreen />} />
              <Route path="profile" element={<ProfileScreen />} />
              <Route path="organisations/:tenant/*" element={<OrganisationScreens />} />
              <Route path="*" element={<Navigate replace to="/account" />} />
            </Routes>
          </Suspense>
        </LoadFailure>
      </main>
      <SignInAgain />
      <Toasts theme={theme} />
    </>
  );
}
