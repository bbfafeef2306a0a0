import { useEffect, useState } from "react";
import { cx } from "#shared";
import { Toasts, useRootMark } from "#ui/kit";
import { useFailingWebhooks, WebhookNotice } from "#webhooks/screens";
import { useTheme } from "../theme.ts";
import { useGettingStarted } from "../getting-started/use-getting-started.ts";
import { MailNotice, useMailState } from "./MailNotice.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { PaletteHost } from "./PaletteHost.tsx";
import { Screens } from "./Screens.tsx";
import { SignInAgain } from "./SignInAgain.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";

/** How long a screen waits for what appears above it. */
const NOTICE_WAIT_MS = 1500;

/** Whether it isn't known yet what appears above the screen or its lists, which would move them. */
function useIsNoticeAwaited(): boolean {
  const mail = useMailState();
  const webhooks = useFailingWebhooks();
  const gettingStarted = useGettingStarted();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICE_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (mail.isLoading || webhooks.isLoading || gettingStarted.isLoading) && !isLate;
}

/** The layout of the admin's screens: navigation, search, the account. */
export function AdminLayout() {
  const theme = useTheme();
  const isNoticeAwaited = useIsNoticeAwaited();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useRootMark("screens");
  const openPalette = () => setPaletteOpen(true);
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
          <MailNotice />
          <WebhookNotice />
          <main
            id="main"
            tabIndex={-1}
            className={cx(
              "mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-8 sm:py-8",
              isNoticeAwaited && "invisible",
            )}
          >
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
