export { useSavedViews, type SavedViews } from "./use-saved-views.ts";
export { ViewsMenu } from "./ViewsMenu.tsx";
