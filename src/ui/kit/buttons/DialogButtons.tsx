import type { ComponentProps } from "react";
import { Button } from "./Button.tsx";

type DialogButtonsProps = ComponentProps<typeof Button> & { onCancel: () => void };

/** The footer of a dialog that is a form: "Cancel", and the button that submits it. */
export function DialogButtons({ onCancel, ...submit }: DialogButtonsProps) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" {...submit} />
    </>
  );
}
