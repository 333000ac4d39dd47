import type { Access } from '#contract/calls/call.ts';

/** Demo people who are called like their roles, for what is nothing to an admin. */
const people = ['push-integration', 'owner-agent', 'master-data'] as const;

/** A demo person who may: an admin, unless the roles leave him out. */
export const whoMay = (access: Access): string =>
  typeof access === 'string' || access.includes('admin')
    ? 'admin'
    : (people.find(person => access.includes(person)) ?? 'admin');
