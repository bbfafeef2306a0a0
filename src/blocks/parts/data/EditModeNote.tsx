import { Notice } from "#ui";
import { useBlockContext } from "../../context.tsx";

/** The note in the editor in place of data that only loads at run time (spec 2). */
export function EditModeNote() {
  return <Notice kind="info">{useBlockContext().texts.notShownInEditMode}</Notice>;
}
