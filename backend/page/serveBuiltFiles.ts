import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface BuiltFile {
  readonly type: string;
  readonly caching: string;
  readonly tag: string;
  readonly plain: Buffer;
  /** As the build zipped it (`scripts/vite/zipPlugin.ts`), by the name of the coding. */
  readonly zipped: readonly (readonly [coding: 'br' | 'gzip', content: Buffer])[];
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Endings of what is held in memory. */
export const builtFiles: readonly string[] = Object.keys(types);

const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const readFile = (folder: string, name: string): BuiltFile => {
  const path = join(folder, name);
  const plain = readFileSync(path);
  return {
    type: types[extname(name)] ?? '',
    // Names under assets carry a hash of their content; the few others keep theirs from build to build.
    caching: name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    zipped: codings.flatMap(([coding, ending]) =>
      existsSync(path + ending) ? [[coding, readFileSync(path + ending)] as const] : [],
    ),
  };
};

const send = (file: BuiltFile, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply
    .header('cache-control', file.caching)
    .header('etag', file.tag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.split(/,\s*/).includes(file.tag))
    return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const [coding, content] = file.zipped.find(([name]) => accepted.includes(name)) ?? [];
  if (coding) reply.header('content-encoding', coding);
  return reply.type(file.type).send(content ?? file.plain);
};

/**
 * Serves scripts, styles, fonts and icons that the browser build wrote out of memory: some four megabytes, of which a
 * page asks for ten files at once and waits for the last.
 */
export const serveBuiltFiles = (app: FastifyInstance, folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!(extname(name) in types)) continue;
    const file = readFile(folder, name);
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${name.replaceAll('\\', '/')}`,
      handler: (request, reply) => send(file, request, reply),
    });
  }
};
