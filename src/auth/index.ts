export { capabilitiesOf, may, ROLES, type Capabilities, type Permission, type Role, type User } from "./permissions.ts";
