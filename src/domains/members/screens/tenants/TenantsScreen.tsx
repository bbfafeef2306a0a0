import { Route, Routes } from "react-router";
import { TenantList } from "./TenantList.tsx";
import { TenantScreen } from "./TenantScreen.tsx";

/** The area "Organisations". */
export function TenantsScreen() {
  return (
    <Routes>
      <Route index element={<TenantList />} />
      <Route path=":tenant" element={<TenantScreen />} />
    </Routes>
  );
}
