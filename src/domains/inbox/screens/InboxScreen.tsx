import { Route } from "react-router";
import { AreaRoutes } from "#client";
import { lazyScreen } from "#ui/kit";
import { EntriesScreen } from "./EntriesScreen.tsx";

const NumbersScreen = lazyScreen(async () => (await import("./numbers/NumbersScreen.tsx")).NumbersScreen);

/** The area "Inbox": the list with an entry beside it, and what the entries add up to. */
export function InboxScreen() {
  return (
    <AreaRoutes>
      <Route path="numbers" element={<NumbersScreen />} />
      <Route path=":id?" element={<EntriesScreen />} />
    </AreaRoutes>
  );
}
