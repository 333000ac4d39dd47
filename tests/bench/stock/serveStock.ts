import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
export type Tables = Readonly<Record<string, readonly Row[]>>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const parsed = <Value>(text: string | null, otherwise: Value): Value =>
  text === null ? otherwise : (JSON.parse(text) as Value);

/** The list of ra-data-simple-rest: `filter`, `range` and `sort` as JSON, the total in `content-range`. */
const page = (rows: readonly Row[], query: URLSearchParams) => {
  const { q = '', id: ids }: { q?: string; id?: number[] } = parsed(query.get('filter'), {});
  const [field, order] = parsed(query.get('sort'), ['id', 'ASC']);
  const [from, to] = parsed(query.get('range'), [0, 9]);
  const sign = order === 'DESC' ? -1 : 1;
  const compared = (row: Row) => (typeof row[field] === 'number' ? row[field] : String(row[field]));
  const found = rows
    .filter(row => !ids || ids.includes(row.id))
    .filter(row => String(row['name']).toLowerCase().includes(q.toLowerCase()))
    .toSorted((a, b) => (compared(a) < compared(b) ? -sign : sign));
  const shown = found.slice(from, to + 1);
  return { shown, range: `items ${from}-${from + shown.length - 1}/${found.length}` };
};

const sendJson = (response: ServerResponse, value: unknown): void =>
  void response
    .setHeader('content-type', 'application/json')
    .setHeader('cache-control', 'no-store')
    .end(JSON.stringify(value));

/**
 * Serves a built yardstick, its files zipped beforehand, and the tables in memory through a tiny adapter for its HTTP
 * provider. Nothing is asked of who calls, and no database is read: both in the yardstick's favour.
 */
export const serveStock = async (folder: string, tables: Tables = {}) => {
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => extname(name) in types)
      .map(name => {
        const text = readFileSync(join(folder, name));
        return [`/${name}`, { br: brotliCompressSync(text), gzip: gzipSync(text, { level: 9 }) }];
      }),
  );
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, api, table = '', id] = pathname.split('/');
    const rows = api === 'api' ? tables[table] : undefined;
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (rows && id)
      return sendJson(
        response,
        rows.find(row => row.id === Number(id)),
      );
    if (rows) {
      const { shown, range } = page(rows, searchParams);
      response.setHeader('content-range', range);
      return sendJson(response, shown);
    }
    if (!file) return void response.writeHead(404).end();
    const coding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : 'gzip';
    return void response
      .writeHead(200, {
        'content-type': types[extname(pathname)] ?? 'text/html',
        'content-encoding': coding,
        'cache-control': pathname.startsWith('/assets/')
          ? 'max-age=31536000, immutable'
          : 'no-store',
      })
      .end(file[coding]);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
};
