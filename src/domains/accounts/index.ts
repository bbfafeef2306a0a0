export { accountContract, type Session } from "./contract.ts";
export type { userContract } from "./user-contract.ts";
export { emailField, nameField, newPasswordField } from "./fields.ts";
export { roleName } from "./role-name.ts";
export { signInPath, signUpPath } from "./sign-in-path.ts";
