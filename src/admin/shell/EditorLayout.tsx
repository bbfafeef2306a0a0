import { useLayoutEffect } from "react";
import { lazyPart, Toasts, useRootMark } from "#ui/kit";
import { useSession } from "#client";
import { useTheme } from "../theme.ts";
import { EditorLoading } from "./EditorLoading.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

const EditorScreen = lazyPart(async () => (await import("../editor/EditorScreen.tsx")).EditorScreen, {
  isScreen: true,
  fallback: <EditorLoading />,
});

const NoPermission = lazyPart(async () => (await import("./NoPermission.tsx")).NoPermission, { isScreen: true });

/** The editor of a page over the whole window. */
export function EditorLayout({ pageId }: { pageId: string }) {
  const theme = useTheme();
  const { may } = useSession();
  useRootMark("screens");
  useLayoutEffect(() => {
    // The editor scrolls inside: the window needs no gutter for a scroll bar.
    const { style } = document.documentElement;
    style.scrollbarGutter = "auto";
    return () => void style.removeProperty("scrollbar-gutter");
  }, []);
  return (
    <>
      <main id="main" className="min-h-dvh">
        <LoadFailure key={pageId}>{may("page.view") ? <EditorScreen pageId={pageId} /> : <NoPermission />}</LoadFailure>
      </main>
      <SignInAgain />
      <Toasts theme={theme} />
    </>
  );
}
