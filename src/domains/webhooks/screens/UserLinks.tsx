import { Link } from "react-router";
import type { EndpointUser } from "../contract.ts";

/** The automations that send to an endpoint. */
export function UserLinks({ users }: { users: readonly EndpointUser[] }) {
  return (
    <ul className="grid gap-1">
      {users.map(({ id, name }) => (
        <li key={id} className="wrap-anywhere">
          <Link to={`/admin/automations/${id}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
