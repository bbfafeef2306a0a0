import { Route, Routes } from "react-router";
import { lazyScreen } from "#ui/kit";
import { PostList } from "./list/PostList.tsx";

const PageScreen = lazyScreen(async () => (await import("../pages/page/PageScreen.tsx")).PageScreen);

/** The area "Posts": all of them, and each with everything around its content. */
export function PostsScreen() {
  return (
    <Routes>
      <Route index element={<PostList />} />
      <Route path=":id" element={<PageScreen kind="post" />} />
    </Routes>
  );
}
