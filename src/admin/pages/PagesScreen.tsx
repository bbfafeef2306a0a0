import { Route, Routes } from "react-router";
import { PageList } from "./list/PageList.tsx";
import { PageScreen } from "./page/PageScreen.tsx";

/** The area "Pages": all of them, and each with everything around its content. */
export function PagesScreen() {
  return (
    <Routes>
      <Route index element={<PageList />} />
      <Route path=":id" element={<PageScreen />} />
    </Routes>
  );
}
