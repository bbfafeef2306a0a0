export {
  capabilitiesOf,
  may,
  permissionsOf,
  ROLES,
  type Capabilities,
  type Permission,
  type Role,
  type User,
} from "./permissions.ts";
export { emailField, nameField, newPasswordField, passwordField, roleField } from "./fields.ts";
export { PASSWORD_LENGTH } from "./password-length.ts";
export { signInPath } from "./sign-in-path.ts";
