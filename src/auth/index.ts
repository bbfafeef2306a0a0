export { accountContract, type Session } from "./contract.ts";
export { emailField, newPasswordField } from "./fields.ts";
export { PASSWORD_LENGTH } from "./password-length.ts";
export { signInPath } from "./sign-in-path.ts";
export {
  userContract,
  type ListedInvitation,
  type ListedUser,
  type SentInvitation,
  type UserChange,
} from "./user-contract.ts";
