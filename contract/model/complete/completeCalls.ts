import type {
  ActionCall,
  Calls,
  ListCall,
  Messages,
  RecordCall,
  VersionedCall,
} from '../screen.ts';
import type {
  ActionCallFile,
  ActionFile,
  DataFile,
  ListCallFile,
  MessagesFile,
  Place,
  RecordCallFile,
} from '../files/screenFile.ts';

/** The default success message (part 2 section 8). */
const done = {
  en: 'Action successfully completed!',
  hi: 'कार्य सफलतापूर्वक पूरा हुआ!',
};

export const completeMessages = (file: MessagesFile = {}): Messages => ({
  success: file.success ?? done,
  error: file.error ?? null,
  partial: file.partial ?? null,
});

const listCall = (file: ListCallFile): ListCall => ({
  call: file.call,
  query: file.query ?? {},
  param: file.param ?? {},
});

const recordCall = (file: RecordCallFile, id: Place): RecordCall => ({
  call: file.call,
  id: file.id ?? id,
  query: file.query ?? {},
  messages: completeMessages(file.messages),
});

const versionedCall = (file: RecordCallFile, id: Place, version: Place): VersionedCall => ({
  ...recordCall(file, id),
  version: file.version ?? version,
  reread: file.reread ?? null,
});

const inPath: Place = { in: 'path', as: 'id' };

/** The calls of a screen with the conventions of `ARCHITECTURE.md` where the file says nothing. */
export const completeCalls = (file: NonNullable<DataFile['calls']>): Calls => ({
  list: listCall(file.list),
  get: file.get ? recordCall(file.get, inPath) : null,
  create: file.create
    ? { ...recordCall(file.create, inPath), instead: file.create.instead ?? [] }
    : null,
  update: file.update ? versionedCall(file.update, inPath, { in: 'body', as: 'version' }) : null,
  remove: file.remove
    ? versionedCall(file.remove, { in: 'body', as: 'ids' }, { in: 'body', as: 'versions' })
    : null,
});

/** The call of an action that sets values: which ones, the server reads in the screen itself. */
export const completeAct = (resource: string, action: string): ActionCall => ({
  call: 'records.act',
  path: { resource, id: { $: 'record.id' }, action },
  query: {},
  body: { version: { $: 'record.version' }, ask: { $: 'ask' } },
  succeeds: true,
});

/** An action's call: the record's id goes into the path, and what was asked into the body, unless the file says. */
export const completeActionCall = (
  action: ActionFile,
  call: ActionCallFile,
  key: string,
): ActionCall => ({
  call: call.call,
  path: call.path ?? { id: { $: `record.${key}` } },
  query: call.query ?? {},
  body:
    call.body ??
    Object.fromEntries((action.ask ?? []).map(({ name }) => [name, { $: `ask.${name}` }])),
  succeeds: call.succeeds ?? true,
});
