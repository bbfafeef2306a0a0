export { openApi } from "./openapi.server.ts";
export { serveWith, type ApiRequest, type ServedRoute } from "./serve.server.ts";
