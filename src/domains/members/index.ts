export { tenantRoleName } from "./role-names.ts";
