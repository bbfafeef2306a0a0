import "react";

/** Invoker commands: a button opens and closes a dialog without a script. React passes them on; its types lack them. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: "show-modal" | "close" | "toggle-popover";
  }
  interface DialogHTMLAttributes<T> {
    /** "any": Escape and a click outside the dialog close it. */
    closedby?: "any";
  }
}
