import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type { Product } from '#contract/domain/fillProduct.ts';
import { escapeHtml } from '../plugins/escapeHtml.ts';
import startScript from './viewer/start.js?raw';
import startStyle from './viewer/start.css?raw';

const viewer = createRequire(import.meta.url);

const read = (file: string): Promise<string> =>
  readFile(viewer.resolve(`swagger-ui-dist/${file}`), 'utf8');

/** The policy lets no picture come from inside a stylesheet: those of the viewer are arrows of choices, which browsers draw too. */
const withoutPictures = (style: string): string =>
  style.replaceAll(
    /url\((?:"data:(?:[^"\\]|\\.)*"|'data:(?:[^'\\]|\\.)*'|data:(?:[^)\\]|\\.)*)\)/g,
    'none',
  );

const page = (product: Product): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls of the ${escapeHtml(product.name)} console</title><link rel="stylesheet" href="/docs/viewer.css"><link rel="stylesheet" href="/docs/start.css"></head><body><header><h1>Calls of the ${escapeHtml(product.name)} console</h1><p>The same as <a href="/openapi.json">openapi.json</a>, or <a href="/docs/plain">on one page without a script</a>.</p><h2>By the first part of their address</h2></header><div id="calls"></div><script src="/docs/viewer.js"></script><script src="/docs/start.js"></script></body></html>`;

const files: readonly (readonly [name: string, type: string, read: () => Promise<string>])[] = [
  ['viewer.js', 'text/javascript', () => read('swagger-ui-bundle.js')],
  ['viewer.css', 'text/css', async () => withoutPictures(await read('swagger-ui.css'))],
  ['start.js', 'text/javascript', () => Promise.resolve(startScript)],
  ['start.css', 'text/css', () => Promise.resolve(startStyle)],
];

/** The page on which the calls are read, `/docs`: Swagger UI, whose files come from the package at this address alone, under the console's own policy. */
export const serveViewer = (app: FastifyInstance, product: Product): void => {
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(product)));
  for (const [name, type, text] of files) {
    let kept: Promise<string> | undefined;
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(`${type}; charset=utf-8`)
        .send(await (kept ??= text())),
    );
  }
};
