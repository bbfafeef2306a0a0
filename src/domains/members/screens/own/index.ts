export { OrganisationScreens } from "./OrganisationScreens.tsx";
export { OrganisationNav } from "./OrganisationNav.tsx";
export { OrganisationList } from "./OrganisationList.tsx";
export { StartScreen } from "./StartScreen.tsx";
