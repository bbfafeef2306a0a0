# The site in one image: built here, started without its sources and without development packages.
FROM node:26-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts

# What dist/server and the scripts import at run time. Of the optional packages the builds of Node go, which the image has already; the
# others are the picture library for this system.
FROM base AS packages
RUN npm ci --ignore-scripts --omit=dev && rm -rf node_modules/node-* node_modules/.bin/node

FROM node:26-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json LICENSE THIRD-PARTY.md ./
COPY --from=packages /app/node_modules ./node_modules
# scripts/backup.ts and scripts/restore.ts run on src/db and what it imports as they are, scripts/media.ts on dist.
COPY src/db ./src/db
COPY src/shared ./src/shared
COPY scripts ./scripts
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
