import type { Screen } from '../screen.ts';

/** What the resource of a screen was called before (`was`). */
export const formerResources = ({ was }: Pick<Screen, 'was'>): readonly string[] =>
  was.filter(name => !name.startsWith('/'));

/** Every name under which its records and their history may be kept, that of today first. */
export const resourceNames = (screen: Pick<Screen, 'resource' | 'was'>): readonly string[] => [
  screen.resource,
  ...formerResources(screen),
];

/** Addresses that its pages were at before (`was`). */
export const formerRoutes = (was: readonly string[] | undefined): readonly string[] =>
  (was ?? []).filter(name => name.startsWith('/'));
