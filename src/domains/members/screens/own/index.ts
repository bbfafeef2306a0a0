export { OrganisationScreens } from "./OrganisationScreens.tsx";
export { OrganisationNav } from "./OrganisationNav.tsx";
export { OrganisationsScreen } from "./OrganisationsScreen.tsx";
export { StartScreen } from "./StartScreen.tsx";
