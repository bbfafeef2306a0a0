export { TenantPlan } from "../admin/TenantPlan.tsx";
export { PlanScreen } from "./PlanScreen.tsx";
export { StartPlanScreen } from "./StartPlanScreen.tsx";
