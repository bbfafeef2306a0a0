import { Route } from "react-router";
import { AreaRoutes } from "#client";
import { EntitiesScreen } from "./entities/EntitiesScreen.tsx";
import { EditEntityScreen } from "./entity/EditEntityScreen.tsx";
import { NewEntityScreen } from "./entity/NewEntityScreen.tsx";
import { BinScreen } from "./rows/BinScreen.tsx";
import { RowsScreen } from "./rows/RowsScreen.tsx";

/** The area "Data": entities, and the rows of each. */
export function DataScreen() {
  return (
    <AreaRoutes>
      <Route index element={<EntitiesScreen />} />
      <Route path="_new" element={<NewEntityScreen />} />
      <Route path=":entity" element={<RowsScreen />} />
      <Route path=":entity/properties" element={<EditEntityScreen />} />
      <Route path=":entity/bin" element={<BinScreen />} />
    </AreaRoutes>
  );
}
