import type { ReactNode } from "react";
import { Route, Routes } from "react-router";
import { NotFound } from "./NoScreen.tsx";

/** The screens of an area, as `Route`s; any other address below the area's says that there is nothing. */
export function AreaRoutes({ children }: { children: ReactNode }) {
  return (
    <Routes>
      {children}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
