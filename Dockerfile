# The application as one image; ROLE tells a container whether it serves, works in the background, or both.
FROM node:24-bookworm-slim AS build
WORKDIR /closewise
COPY .npmrc package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY libs/domain/package.json libs/domain/
COPY libs/contracts/package.json libs/contracts/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /closewise
# What runs, without sources, tests and docs. verify-statement.mjs is a program that the site offers for download.
COPY --from=build /closewise/package.json ./
COPY --from=build /closewise/node_modules node_modules
COPY --from=build /closewise/apps/api/package.json apps/api/
COPY --from=build /closewise/apps/api/fonts apps/api/fonts
COPY --from=build /closewise/apps/api/dist/bundle apps/api/dist/bundle
COPY --from=build /closewise/apps/api/src/payouts/statements/verify-statement.mjs apps/api/src/payouts/statements/
COPY --from=build /closewise/apps/web/package.json apps/web/
COPY --from=build /closewise/apps/web/dist/client apps/web/dist/client
COPY --from=build /closewise/apps/web/dist/server apps/web/dist/server
COPY --from=build /closewise/libs/domain/package.json libs/domain/
COPY --from=build /closewise/libs/domain/data libs/domain/data
COPY --from=build /closewise/libs/contracts/package.json libs/contracts/
COPY --from=build /closewise/content/posts content/posts
# `docker compose exec http closewise --help`
RUN printf '#!/bin/sh\nexec node /closewise/apps/api/dist/bundle/cli.js "$@"\n' > /usr/local/bin/closewise \
  && chmod +x /usr/local/bin/closewise
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/bundle/server.js"]
