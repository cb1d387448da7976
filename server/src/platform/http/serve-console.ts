import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import { consolePreloads } from './console-preloads.js';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Browser features that pages of the service may not use: all but passkeys. */
const FEATURES = [
  ...['accelerometer', 'ambient-light-sensor', 'autoplay', 'bluetooth', 'browsing-topics', 'camera', 'display-capture'],
  ...[
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
  ],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment', 'picture-in-picture'],
  ...['screen-wake-lock', 'serial', 'storage-access', 'usb'],
  ...['web-share', 'window-management', 'xr-spatial-tracking'],
];

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Names of assets hold a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const NOT_BUILT = `The console is not built. In the folder of the installation, run

  npm install
  npm run build

and start the service again. \`npm start\` does both.
`;

/**
 * Serves the built console of `folder` at `/console`, and redirects browsers there from `/`. Every other address below
 * it answers the same page, which interprets the rest. Without a build, `/console` explains how to make one.
 */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const hidden = { schema: { hide: true } };
  app.get('/', hidden, (request, reply) => {
    if (!acceptsPages(request)) throw new AppError('not_found');
    return reply.redirect('/console');
  });
  await app.register(async (console) => {
    console.addHook('onRequest', (_, reply, next) => {
      reply.headers(HEADERS);
      next();
    });
    if (!isBuilt) {
      for (const url of ['/console', '/console/*']) {
        console.get(url, hidden, (_, reply) => reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT));
      }
      return;
    }
    await console.register(fastifyStatic, {
      root: folder,
      prefix: '/console/',
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? IMMUTABLE : 'no-cache');
      },
    });
    const preloads = consolePreloads(folder);
    for (const url of ['/console', '/console/*']) {
      console.get(url, hidden, (request, reply) => {
        if (request.url.startsWith('/console/assets/')) throw new AppError('not_found');
        const link = preloads(new URL(request.url, 'http://console').pathname);
        if (link !== undefined) reply.header('link', link);
        return reply.sendFile('index.html');
      });
    }
  });
}

function acceptsPages({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}
