export { ProfileScreen } from "./profile/lazy-profile-screen.ts";
export { usersArea } from "./users/area.ts";
