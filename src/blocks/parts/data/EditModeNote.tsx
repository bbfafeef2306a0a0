import { Notice } from "#ui";
import { useBlockContext } from "../../context.tsx";

/** The editor's note instead of data that only loads at run time (spec 2). */
export function EditModeNote() {
  return <Notice kind="info">{useBlockContext().texts.notShownInEditMode}</Notice>;
}
