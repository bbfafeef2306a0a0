import { Suspense, type ComponentType } from "react";
import { messageOf, FailedDocument, FailureBoundary } from "#client";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";
import { SetupScreen } from "./SetupScreen.tsx";
import { SignInScreen } from "./SignInScreen.tsx";
import { SignUpScreen } from "./SignUpScreen.tsx";

export { visitorArrival } from "./use-visitor.ts";

const SCREENS: Readonly<Record<string, ComponentType>> = {
  "/sign-up": SignUpScreen,
  "/forgot-password": ForgotPasswordScreen,
  "/setup": SetupScreen,
};

/**
 * The account's screens. Each navigation between them reloads the document, so that nothing of another user can be
 * left.
 */
export function AccountApp() {
  const Screen = SCREENS[window.location.pathname] ?? SignInScreen;
  return (
    <FailureBoundary fallback={(error) => <FailedDocument message={messageOf(error)} />}>
      <Suspense>
        <Screen />
      </Suspense>
    </FailureBoundary>
  );
}
