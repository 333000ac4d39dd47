import type { Import } from '#tests/architecture/readImports.ts';

/**
 * The files that import a changed one, directly or through others, each with the number of steps between; the changed files
 * are there with 0. Imports of types alone carry nothing at run time.
 */
export const reachedBy = (
  imports: readonly Import[],
  changed: readonly string[],
): ReadonlyMap<string, number> => {
  const importers = new Map<string, string[]>();
  for (const { from, to, isOurs, isTypeOnly } of imports)
    if (isOurs && !isTypeOnly) importers.set(to, [...(importers.get(to) ?? []), from]);
  const steps = new Map(changed.map(file => [file, 0]));
  for (const [file, distance] of steps)
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer)) steps.set(importer, distance + 1);
  return steps;
};
