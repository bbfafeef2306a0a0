import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Locale } from "#shared";
import { TextField } from "#ui/kit";
import { call } from "../../call.ts";

const WAIT_MS = 300;

type PathFieldProps = {
  value: string;
  onChange: (path: string) => void;
  locale: Locale | undefined;
  /** The page that will have the path, when it exists already. */
  page?: string;
  /** The server's error after submitting. */
  error?: string;
};

/** A page's address, checked with the server during typing. */
export function PathField({ value, onChange, locale, page, error }: PathFieldProps) {
  const [asked, setAsked] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const { data } = useQuery({
    queryKey: ["/api/page-paths", asked, locale, page],
    queryFn: ({ signal }) => call("GET /api/page-paths", { query: { path: asked, locale, page }, signal }),
    enabled: asked.length > 1,
  });
  const problem = asked === value ? data?.problem : undefined;
  return (
    <TextField
      label="Address"
      name="path"
      required
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      value={value}
      onValueChange={onChange}
      hint="Begins with “/”, followed by lower-case letters, digits and hyphens."
      error={problem ?? error}
    />
  );
}
