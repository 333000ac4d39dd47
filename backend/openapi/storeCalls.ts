import type { Call } from '#contract/calls/call.ts';
import type { Grantee, RecordScreen, Screen } from '#contract/model/types.ts';
import { isRoleCode } from '#contract/domain/roles.ts';
import type { Screens } from '../screens/readScreens.ts';

/** The verb of a screen's grants that each call of the generic store asks for. */
const verbs: Readonly<Record<string, string>> = {
  'records.list': 'list',
  'records.get': 'list',
  'records.create': 'create',
  'records.update': 'edit',
  'records.remove': 'remove',
};

const isStored = (screen: Screen): screen is RecordScreen =>
  screen.type === 'records' && screen.data.calls === null;

const rolesFor = ({ access }: RecordScreen, verb: string): Call['access'] => {
  if (access === 'signed-in') return access;
  const grantees = Object.entries(access).flatMap(([grantee, grant]) =>
    grant?.do.includes(verb) ? [grantee as Grantee] : [],
  );
  return grantees.every(isRoleCode) ? grantees : 'signed-in';
};

/** A call of the generic store as it is made for one screen. */
export interface StoreCall {
  readonly call: Call;
  readonly resource: string;
}

/** The calls of the generic store, for each screen whose records it keeps: `/console/v1/records/faqs`. */
export const storeCalls = (screens: Screens, calls: readonly Call[]): readonly StoreCall[] =>
  [...screens.values()].filter(isStored).flatMap(screen =>
    calls.flatMap((call): readonly StoreCall[] => {
      const verb = verbs[call.id];
      const access = verb === undefined ? [] : rolesFor(screen, verb);
      if (verb === undefined || access.length === 0) return [];
      const { resource: _, ...properties } = (call.params as { properties: object } & object)
        .properties as Record<string, unknown>;
      return [
        {
          resource: screen.resource,
          call: {
            ...call,
            id: `${screen.resource}.${call.id.split('.')[1] ?? ''}`,
            path: call.path.replace('{resource}', screen.resource),
            access,
            params: { ...call.params, properties, required: Object.keys(properties) } as never,
          },
        },
      ];
    }),
  );
