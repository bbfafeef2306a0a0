export { AccountCard } from "./AccountCard.tsx";
export { AccountForm } from "./AccountForm.tsx";
export { NewPasswordField } from "./NewPasswordField.tsx";
export { addressQuery, leaveFor, useVisitor, visitorArrival } from "./use-visitor.ts";
export { OtherAccount } from "./OtherAccount.tsx";
