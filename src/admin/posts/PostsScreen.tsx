import { Route } from "react-router";
import { AreaRoutes } from "#client";
import { lazyScreen } from "#ui/kit";
import { PostList } from "./list/PostList.tsx";

const PageScreen = lazyScreen(async () => (await import("../pages/page/PageScreen.tsx")).PageScreen);

/** The area "Posts": all of them, and each with everything around its content. */
export function PostsScreen() {
  return (
    <AreaRoutes>
      <Route index element={<PostList />} />
      <Route path=":id" element={<PageScreen kind="post" />} />
    </AreaRoutes>
  );
}
