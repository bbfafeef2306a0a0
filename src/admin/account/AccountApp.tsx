import { Component, Suspense, type ComponentType, type ReactNode } from "react";
import { ErrorState } from "#ui/kit";
import { messageOf } from "../api.ts";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";
import { SetupScreen } from "./SetupScreen.tsx";
import { SignInScreen } from "./SignInScreen.tsx";
import { SignUpScreen } from "./SignUpScreen.tsx";

const SCREENS: Readonly<Record<string, ComponentType>> = {
  "/sign-up": SignUpScreen,
  "/forgot-password": ForgotPasswordScreen,
  "/setup": SetupScreen,
};

/** The account's screens. Going from one to another loads the document anew: nothing of another user can be left. */
export function AccountApp() {
  const Screen = SCREENS[window.location.pathname] ?? SignInScreen;
  return (
    <Failure>
      <Suspense>
        <Screen />
      </Suspense>
    </Failure>
  );
}

class Failure extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState message={messageOf(error)} onRetry={() => window.location.reload()} />
      </main>
    );
  }
}
