export { changedMessage, changedProblem, type ChangedProblem } from "./changed-problem.ts";
export { ERROR_CODES, type ErrorCode } from "./error-codes.ts";
export { line, readableLine } from "./line.ts";
export { cursor, flag, done, limit, listOf, listPage, type ListPage } from "./list.ts";
export { ownId } from "./own-id.ts";
export {
  capabilitiesOf,
  may,
  PERMISSIONS,
  permissionsOf,
  ROLES,
  type Permission,
  type Role,
  type User,
} from "./permissions.ts";
export { isAtLeast, TENANT_ROLES, type Membership, type TenantRole } from "./tenant-roles.ts";
export { route, type AnswerOf, type Contract, type ParamsOf, type Route, type RouteName } from "./route.ts";
export { USER_HEADER } from "./user-header.ts";
