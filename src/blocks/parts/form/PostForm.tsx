import type { ComponentProps } from "react";

type Props = ComponentProps<"form"> & {
  /** True on the editor's canvas. */
  isInert?: boolean;
};

/**
 * A form that posts. On the editor's canvas, where nothing may be sent, it is a `div` that looks the same: at each change
 * of a field Chromium's autofill matches every form of the tab with all labels of its document, which takes seconds on a
 * long page.
 */
export function PostForm({ isInert = false, ...form }: Props) {
  const { id, className, children } = form;
  if (!isInert) return <form method="post" {...form} />;
  return (
    <div id={id} className={className}>
      {children}
    </div>
  );
}
