export { delivery, mailContract, type Delivery, type MailFailing } from "./contract.ts";
