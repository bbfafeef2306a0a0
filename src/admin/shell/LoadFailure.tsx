import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { ErrorState } from "#ui/kit";
import { failureText } from "./failure-text.ts";

type BoundaryProps = { onReset: () => void; children: ReactNode };

class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private retry = () => {
    this.props.onReset();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { message, needsReload } = failureText(error);
    return <ErrorState message={message} onRetry={needsReload ? () => window.location.reload() : this.retry} />;
  }
}

/** Shows what failed in place of its children, with a way to try again. */
export function LoadFailure({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return <Boundary onReset={reset}>{children}</Boundary>;
}
