import { Component, type ReactNode } from "react";

type Props = { of: unknown; fallback: (error: unknown) => ReactNode; children: ReactNode };

/** An error boundary that keeps one block's rendering error from breaking the page; it retries when `of` is another object. */
export class BlockGuard extends Component<Props, { failed?: { error: unknown; of: unknown } }> {
  override state: { failed?: { error: unknown; of: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error, of: undefined } };
  }

  static getDerivedStateFromProps({ of }: Props, { failed }: BlockGuard["state"]) {
    if (!failed) return null;
    if (failed.of === undefined) return { failed: { ...failed, of } };
    return failed.of === of ? null : { failed: undefined };
  }

  override render() {
    const { fallback, children } = this.props;
    const { failed } = this.state;
    return failed ? fallback(failed.error) : children;
  }
}
