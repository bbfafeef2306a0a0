export { useSavedViews } from "./use-saved-views.ts";
export { ViewsMenu } from "./ViewsMenu.tsx";
