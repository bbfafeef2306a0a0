import { useSession } from "#client";
import { SelectField, SwitchField } from "#ui/kit";
import { blogChoices } from "../create/post-address.ts";
import { usePostChoices } from "../use-post-choices.ts";
import { checkImport, setImportOptions, type ImportState } from "./import-run.ts";

/** How posts are imported. Another blog gives them other paths, so it is checked again. */
export function ImportOptions({ options, source }: Pick<ImportState, "options" | "source">) {
  const { may } = useSession();
  const { blogs } = usePostChoices();
  const chooseBlog = (blog: string) => {
    const next = { ...options, blog };
    if (source) void checkImport({ options: next });
    else setImportOptions(next);
  };
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">Options</legend>
      <SelectField
        label="Blog"
        value={options.blog}
        options={[
          { value: "", label: "As the files say, or else /blog" },
          ...blogChoices(blogs, "").map((value) => ({ value, label: value })),
        ]}
        onValueChange={chooseBlog}
      />
      <div className="grid content-start gap-3">
        <SwitchField
          label="Fetch pictures"
          hint="Stores them in the media library, so that posts don’t depend on the old site."
          checked={options.fetchPictures}
          onCheckedChange={(fetchPictures) => setImportOptions({ ...options, fetchPictures })}
        />
        {may("page.publish") && (
          <SwitchField
            label="Publish what was published"
            hint="With its original date, if it passes the publish check."
            checked={options.publish}
            onCheckedChange={(publish) => setImportOptions({ ...options, publish })}
          />
        )}
      </div>
    </fieldset>
  );
}
