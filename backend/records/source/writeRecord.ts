import { isDeepStrictEqual } from 'node:util';
import { isNoValue, withoutNoValues } from '#contract/domain/noValue.ts';
import type { RecordId } from '#contract/kinds/reference.ts';
import type { CreateCall } from '#contract/model/screenData.ts';
import type { RecordCall, RecordScreen, VersionedCall } from '#contract/model/types.ts';
import { createCall } from '#contract/requests/createCall.ts';
import { withPlaced, type Placed } from '#contract/requests/placed.ts';
import { recordOf, type IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { runCall } from '../../calls/runCall.ts';
import type { Fields, SourceSetting } from './RecordSource.ts';

/** The calls of the generic store in the words of a screen that names its own. */
const storeCalls = {
  create: { call: 'records.create', instead: [], query: {} },
  update: {
    call: 'records.update',
    query: {},
    id: { in: 'path', as: 'id' },
    version: { in: 'body', as: 'version' },
  },
  remove: {
    call: 'records.remove',
    query: {},
    id: { in: 'path', as: 'id' },
    version: { in: 'query', as: 'version' },
  },
} as const;

type Written = 'create' | 'update' | 'remove';
type WriteCall = Omit<RecordCall, 'messages' | 'id'> &
  Partial<Pick<VersionedCall, 'id' | 'version'>> & { readonly instead?: CreateCall['instead'] };

const callOf = ({ data, resource }: RecordScreen, verb: Written): WriteCall => {
  const call = data.calls ? data.calls[verb] : storeCalls[verb];
  if (call) return call;
  throw new Refusal('FORBIDDEN', `Records of "${resource}" cannot be changed this way.`);
};

/** The fields that differ from what is stored; null stands for a field that loses its value. */
export const differing = (changes: Fields, stored: Fields): Fields =>
  Object.fromEntries(
    Object.entries(changes)
      .map(([name, value]) => [name, isNoValue(value) ? null : value] as const)
      .filter(([name, value]) => !isDeepStrictEqual(value, stored[name] ?? null)),
  );

const send = async (
  setting: SourceSetting,
  call: WriteCall,
  body: Fields | undefined,
  places: readonly Placed[],
): Promise<unknown> => {
  const { screen } = setting;
  const params = screen.data.calls ? {} : { resource: screen.resource };
  const parts = { params, query: call.query, ...(body && { body }) };
  return runCall(call.call, withPlaced(parts, places), setting);
};

export const sendCreate = async (
  setting: SourceSetting,
  body: Fields,
): Promise<IdentifiedRecord> => {
  const usual = callOf(setting.screen, 'create');
  const sent = withoutNoValues({ ...body });
  const call = {
    ...usual,
    call: createCall({ call: usual.call, instead: usual.instead ?? [] }, sent),
  };
  const answer = await send(setting, call, sent, []);
  const record = recordOf(setting.screen, answer);
  if (!record) throw new Error(`${call.call} answered no record`);
  return record;
};

/** Undefined when the call does not answer the record. */
export const sendUpdate = async (
  setting: SourceSetting,
  id: RecordId,
  changes: Fields,
  version: unknown,
): Promise<IdentifiedRecord | undefined> => {
  const call = callOf(setting.screen, 'update');
  const places = [
    ...(call.id ? [{ place: call.id, value: id }] : []),
    ...(call.version ? [{ place: call.version, value: version }] : []),
  ];
  const answer = await send(setting, call, changes, places);
  return recordOf(setting.screen, answer);
};

export const sendRemove = async (
  setting: SourceSetting,
  id: RecordId,
  version: unknown,
): Promise<void> => {
  const call = callOf(setting.screen, 'remove');
  const isList = call.id?.in === 'body';
  const versions = version === undefined ? undefined : { [String(id)]: version };
  await send(setting, call, undefined, [
    ...(call.id ? [{ place: call.id, value: isList ? [id] : id }] : []),
    ...(call.version ? [{ place: call.version, value: isList ? versions : version }] : []),
  ]);
};
