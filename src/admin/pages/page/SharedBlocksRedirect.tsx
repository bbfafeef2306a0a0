import { Navigate } from "react-router";
import { LoadingOrError } from "#client";
import { editorScreen } from "../page.ts";
import { useSharedPage } from "../use-shared-page.ts";

/** Leads to the editor of the site's shared header and footer. */
export function SharedBlocksRedirect() {
  const { data, error, refetch } = useSharedPage();
  if (data) return <Navigate replace to={editorScreen(data.id)} />;
  return <LoadingOrError error={error} onRetry={() => void refetch()} lines={6} />;
}
