import type { ComponentProps } from "react";
import type { EditorProps } from "#editor";
import { SITE_TEMPLATES } from "#publishing";
import { SITE_CHOICES } from "../pages/create/gallery/choices.ts";
import { Gallery } from "../pages/create/gallery/Gallery.tsx";

type Props = ComponentProps<NonNullable<EditorProps["templateGallery"]>>;

/** The templates for different kinds of site, as "Create page" shows them. */
export function TemplateGallery({ value, onChoose }: Props) {
  return (
    <Gallery
      label="Templates by kind of site"
      choices={SITE_CHOICES}
      value={value}
      onChange={(chosen) => {
        const found = SITE_TEMPLATES.find(({ name }) => name === chosen);
        if (found) onChoose(found.name);
      }}
    />
  );
}
