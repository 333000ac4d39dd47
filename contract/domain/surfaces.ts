/** Where in the console a person makes a change; a browser says it with each (`x-surface`). */
export const personSurfaces = [
  'form',
  'inline',
  'bulk',
  'import',
  'action',
  'revert',
  'matrix',
] as const;

/** Through what a change came, as history keeps and tells it: people, then jobs, demo data and calls by themselves. */
export const auditSurfaces = [...personSurfaces, 'job', 'seed', 'api'] as const;

export type AuditSurface = (typeof auditSurfaces)[number];
