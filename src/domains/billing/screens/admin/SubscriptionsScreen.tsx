import { Route, useLocation, useNavigate } from "react-router";
import { AreaRoutes } from "#client";
import { PageHeader, Tabs } from "#ui/kit";
import { OrderList } from "./OrderList.tsx";
import { SubscriptionList } from "./SubscriptionList.tsx";

const AREA = "/admin/subscriptions";

function Lists() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tabs = [
    { id: "subscriptions", label: "Subscriptions", content: <SubscriptionList /> },
    { id: "orders", label: "Orders", content: <OrderList /> },
  ];
  return (
    <>
      <PageHeader title="Subscriptions" description="The plans of organisations, and the orders of plans." />
      <Tabs
        label="Subscriptions and orders"
        tabs={tabs}
        value={pathname === `${AREA}/orders` ? "orders" : "subscriptions"}
        onValueChange={(id) => void navigate(id === "orders" ? `${AREA}/orders` : AREA)}
      />
    </>
  );
}

/** The area "Subscriptions": what organisations subscribe to, and what was ordered. */
export function SubscriptionsScreen() {
  return (
    <AreaRoutes>
      {/* One route for both, so that the tabs and the focus in them stay. */}
      <Route path="orders?" element={<Lists />} />
    </AreaRoutes>
  );
}
