import { Route } from "react-router";
import { AreaRoutes } from "#client";
import { lazyScreen } from "#ui/kit";
import { PageList } from "./list/PageList.tsx";

const PageScreen = lazyScreen(async () => (await import("./page/PageScreen.tsx")).PageScreen);
const SharedBlocksRedirect = lazyScreen(
  async () => (await import("./page/SharedBlocksRedirect.tsx")).SharedBlocksRedirect,
);

/** The area "Pages": all of them, and each with everything around its content. */
export function PagesScreen() {
  return (
    <AreaRoutes>
      <Route index element={<PageList />} />
      <Route path="shared" element={<SharedBlocksRedirect />} />
      <Route path=":id" element={<PageScreen kind="page" />} />
    </AreaRoutes>
  );
}
