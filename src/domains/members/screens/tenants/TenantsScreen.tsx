import { Route } from "react-router";
import { AreaRoutes } from "#client";
import { TenantList } from "./TenantList.tsx";
import { TenantScreen } from "./TenantScreen.tsx";

/** The area "Organisations". */
export function TenantsScreen() {
  return (
    <AreaRoutes>
      <Route index element={<TenantList />} />
      <Route path=":tenant" element={<TenantScreen />} />
    </AreaRoutes>
  );
}
