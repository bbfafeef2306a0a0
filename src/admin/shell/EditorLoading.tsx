import { LoadingBlock } from "#ui/kit";

/** In place of the editor while its code or its page loads. */
export function EditorLoading() {
  return (
    <div className="p-8">
      <LoadingBlock lines={6} />
    </div>
  );
}
