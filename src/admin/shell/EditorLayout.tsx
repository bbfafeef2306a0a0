import { Suspense, useLayoutEffect } from "react";
import { lazyPart, LoadingBlock, Toasts, usePartsAhead } from "#ui/kit";
import { useSession } from "#client";
import { useTheme } from "../theme.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { NoPermission } from "./NoScreen.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

const LOADING = (
  <div className="p-8">
    <LoadingBlock lines={6} />
  </div>
);
const EditorScreen = lazyPart(async () => (await import("../editor/EditorScreen.tsx")).EditorScreen, {
  isScreen: true,
  fallback: LOADING,
});

/** The editor of a page over the whole window. */
export function EditorLayout({ pageId }: { pageId: string }) {
  const theme = useTheme();
  const { may } = useSession();
  usePartsAhead();
  useLayoutEffect(() => {
    // The editor scrolls inside: the window needs no gutter for a scroll bar.
    const { style } = document.documentElement;
    style.scrollbarGutter = "auto";
    return () => void style.removeProperty("scrollbar-gutter");
  }, []);
  return (
    <>
      <main id="main" className="min-h-dvh">
        <LoadFailure key={pageId}>
          <Suspense fallback={LOADING}>
            {may("page.view") ? <EditorScreen pageId={pageId} /> : <NoPermission />}
          </Suspense>
        </LoadFailure>
      </main>
      <SignInAgain />
      <Toasts theme={theme} />
    </>
  );
}
