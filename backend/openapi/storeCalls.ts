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

/** The parameters of a path without those that are filled in. */
const withoutParams = ({ params }: Call, filled: readonly string[]): object => {
  const all = (params as { readonly properties: Readonly<Record<string, unknown>> }).properties;
  const properties = Object.fromEntries(
    Object.entries(all).filter(([name]) => !filled.includes(name)),
  );
  return { ...params, properties, required: Object.keys(properties) };
};

/** A call of the generic store as it is made for one screen. */
export interface StoreCall {
  readonly call: Call;
  readonly resource: string;
}

/** A call for each action of the screen that sets values. */
const actsOf = (screen: RecordScreen, call: Call): readonly StoreCall[] =>
  Object.values(screen.actions)
    .filter(({ set }) => Object.keys(set).length > 0)
    .map(({ name, label }) => ({
      resource: screen.resource,
      call: {
        ...call,
        id: `${screen.resource}.act.${name}`,
        path: call.path.replace('{resource}', screen.resource).replace('{action}', name),
        summary: label.en,
        access: rolesFor(screen, name),
        params: withoutParams(call, ['resource', 'action']) as never,
      },
    }));

/** The calls of the generic store, for each screen whose records it keeps: `/console/v1/records/faqs`. */
export const storeCalls = (screens: Screens, calls: readonly Call[]): readonly StoreCall[] =>
  [...screens.values()].filter(isStored).flatMap(screen =>
    calls.flatMap((call): readonly StoreCall[] => {
      if (call.id === 'records.act') return actsOf(screen, call);
      const verb = verbs[call.id];
      const access = verb === undefined ? [] : rolesFor(screen, verb);
      if (verb === undefined || access.length === 0) return [];
      return [
        {
          resource: screen.resource,
          call: {
            ...call,
            id: `${screen.resource}.${call.id.split('.')[1] ?? ''}`,
            path: call.path.replace('{resource}', screen.resource),
            access,
            params: withoutParams(call, ['resource']) as never,
          },
        },
      ];
    }),
  );
