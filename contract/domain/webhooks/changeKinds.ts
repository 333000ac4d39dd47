import type { Text } from '../../model/files/screenFile.ts';

/** What every change of a record is, whatever it was done by. */
export const changeKinds = {
  created: { en: 'created', hi: 'बनाया गया' },
  changed: { en: 'changed', hi: 'बदला गया' },
  removed: { en: 'removed', hi: 'हटाया गया' },
} as const satisfies Readonly<Record<string, Text>>;

export type ChangeKind = keyof typeof changeKinds;

export const isChangeKind = (name: string): name is ChangeKind => Object.hasOwn(changeKinds, name);

/** The name of an event as programs know it: `payments.cleared`. */
export const eventId = (resource: string, name: string): string => `${resource}.${name}`;

/** The screen and the event of a name; an event has no dot. */
export const partsOfEvent = (id: string): readonly [resource: string, name: string] => {
  const dot = id.indexOf('.');
  return dot < 0 ? [id, ''] : [id.slice(0, dot), id.slice(dot + 1)];
};

/** What a test sends in place of an event. */
export const testEvent = 'webhooks.test';
