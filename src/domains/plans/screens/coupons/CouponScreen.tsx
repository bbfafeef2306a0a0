import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { LoadingOrError } from "#client";
import { PageHeader } from "#ui/kit";
import { COUPONS } from "../addresses.ts";
import { call, KEYS, usePlans } from "../client.ts";
import { CouponEditor } from "./CouponEditor.tsx";

const BACK = { to: COUPONS, label: "Coupons" };

function EditCoupon({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [KEYS.coupons, id],
    queryFn: ({ signal }) => call("GET /api/coupons/:id", { params: { id }, signal }),
  });
  const plans = usePlans();
  const retry = () => void Promise.all([refetch(), plans.refetch()]);
  return (
    <>
      <PageHeader title={data ? `Change ${data.code}` : "Coupon"} back={BACK} />
      {data && plans.data ? (
        <CouponEditor key={id} coupon={data} plans={plans.data} />
      ) : (
        <LoadingOrError error={error ?? plans.error} onRetry={retry} lines={8} />
      )}
    </>
  );
}

function NewCoupon() {
  const { data, error, refetch } = usePlans();
  return (
    <>
      <PageHeader title="New coupon" back={BACK} />
      {data ? (
        <CouponEditor coupon={undefined} plans={data} />
      ) : (
        <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />
      )}
    </>
  );
}

/** The screen of the coupon of the address, or of a new one. */
export function CouponScreen() {
  const { id } = useParams();
  return id === undefined ? <NewCoupon /> : <EditCoupon id={id} />;
}
