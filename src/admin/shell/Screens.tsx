import { Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { LoadingBlock } from "#ui/kit";
import { ProfileScreen } from "#accounts/screens";
import { NotFound, useSession, type Area } from "#client";
import { areas } from "../navigation.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { NoPermission } from "./NoPermission.tsx";

/** The screen of the address; the first permitted area if it names none. */
export function Screens() {
  const { may } = useSession();
  const { pathname } = useLocation();
  const first = areas.find(({ permission }) => may(permission))?.path ?? "/admin/profile";
  return (
    <LoadFailure key={pathname.split("/", 3).join("/")}>
      <Suspense fallback={<LoadingBlock lines={6} />}>
        <Routes>
          <Route index element={<Navigate replace to={first} />} />
          <Route path="profile" element={<ProfileScreen />} />
          {areas.map((area) => (
            <Route
              key={area.path}
              path={`${area.path.slice("/admin/".length)}${area.hasRoutes ? "/*" : ""}`}
              element={<Guarded {...area} />}
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </LoadFailure>
  );
}

function Guarded({ permission, Screen }: Area) {
  const { may } = useSession();
  return may(permission) ? <Screen /> : <NoPermission />;
}
