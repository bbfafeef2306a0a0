export { PlanScreen } from "./PlanScreen.tsx";
export { StartPlanScreen } from "./StartPlanScreen.tsx";
