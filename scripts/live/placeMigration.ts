import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionAt } from '#contract/model/files/jsonPositions.ts';
import type { PlacedFault } from '../placeFaults.ts';

const folder = 'backend/database/migrations';

interface Failed {
  readonly message?: string;
  readonly cause?: unknown;
  /** The statement, as Drizzle keeps it. */
  readonly query?: unknown;
  /** Where in the statement, counted from 1, as PostgreSQL tells it. */
  readonly position?: unknown;
}

const chainOf = (error: unknown): readonly Failed[] => {
  if (!(error instanceof Error)) return [];
  return [error, ...chainOf(error.cause)];
};

/** The statement of a migration that could not be applied, in its file; undefined for any other error. */
export const placeMigration = (error: unknown, root: string): PlacedFault | undefined => {
  const chain = chainOf(error);
  const query = chain.map(one => one.query).find(one => typeof one === 'string');
  if (!query) return undefined;
  const files = readdirSync(join(root, folder)).filter(name => name.endsWith('.sql'));
  for (const name of files.toSorted().toReversed()) {
    const text = readFileSync(join(root, folder, name), 'utf8');
    const at = text.lastIndexOf(query);
    if (at === -1) continue;
    const inside = Number(chain.map(one => one.position).find(Boolean) ?? 1) - 1;
    const [message = ''] = (chain.at(-1)?.message ?? '').split('\n');
    const place = { file: `${folder}/${name}`, ...positionAt(text, at + inside) };
    return { ...place, pointer: '', message, suggestion: null };
  }
  return undefined;
};
