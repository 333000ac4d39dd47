import { startPostgres } from '../../../scripts/setup/postgres.mjs';
import type { Figure } from '../Figure.ts';

/** Figures on the embedded engine, then on a PostgreSQL of their own; a line says so where none can be started. */
export const onBothEngines = async (
  figuresOn: (engine: string, postgres?: string) => Promise<Figure[]>,
): Promise<Figure[]> => {
  const embedded = await figuresOn('embedded');
  const postgres = await startPostgres().catch((error: unknown) => {
    console.log(`  on PostgreSQL: skipped, since none could be started: ${String(error)}`);
    return undefined;
  });
  if (!postgres) return embedded;
  try {
    return [...embedded, ...(await figuresOn('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
  }
};
