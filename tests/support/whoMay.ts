import { personas } from '#backend/database/seed/people/personas.ts';
import type { Access } from '#contract/calls/call.ts';

/** Demo people who are called like their roles, for what is nothing to an admin. */
const people = ['push-integration', 'owner-agent', 'master-data'] as const;

/** A demo person who may: an admin, unless the roles leave them out. */
export const whoMay = (access: Access): string => {
  if (typeof access === 'string' || access.includes('admin')) return 'admin';
  const known = people.find(person => access.includes(person));
  if (known) return known;
  const holder = personas.find(({ roles }) => roles.some(role => access.includes(role)));
  return holder?.key ?? 'admin';
};
