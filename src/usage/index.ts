export { monthUsage, usageContract, type ListedCall, type MonthUsage } from "./contract.ts";
