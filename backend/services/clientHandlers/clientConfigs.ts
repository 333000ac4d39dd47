import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { clientConfigCalls } from '#contract/calls/clientHandlers/clientConfigs.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { ClientConfig, ClientConfigFields } from '#contract/calls/recordTypes.ts';
import {
  clientConfigFaults,
  configFaults,
  isToldSecret,
  type ConfigKey,
} from '#contract/domain/clientHandlers/readClientConfig.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { clientConfigKeys as keys, clientHandlerConfigs } from '../../database/schema/index.ts';
import type { InWrite, Proposed } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere } from '../../tables/fields.ts';

const { config, handler, id } = clientHandlerConfigs;

/** A secret leaves the server as a sign of which one it is, so that history tells when it changed. */
const toldConfig: SQL = sql`(select coalesce(jsonb_object_agg(entry.key, case when key.is_secret
    then to_jsonb('•••••• ' || left(md5(${id}::text || entry.value::text), 4)) else entry.value end), '{}'::jsonb)
  from jsonb_each(${config}) entry
  left join ${keys} key on key.handler = ${handler} and key.key = entry.key)`;

/** The keys that each handler requires, in the order in which they were set up. */
export const readHandlers = async (
  db: Database,
): Promise<{ handler: string; keys: ConfigKey[] }[]> => {
  const rows = await db.select().from(keys).orderBy(asc(keys.id));
  const byHandler = new Map<string, ConfigKey[]>();
  for (const { handler: name, key, type, isSecret } of rows)
    byHandler.set(name, [...(byHandler.get(name) ?? []), { key, type, isSecret }]);
  return [...byHandler].map(([name, required]) => ({ handler: name, keys: required }));
};

/** @throws Refusal 422 on `/handler` for one that nobody set up. */
const handlerOf = async (db: Database, name: string) => {
  const all = await readHandlers(db);
  const found = all.find(one => one.handler === name);
  if (found) return found;
  const fault = configFaults.noHandler(
    name,
    all.map(one => one.handler),
  );
  throw invalidField('/handler', 'reference', fault);
};

type Asked = Proposed<ClientConfig, ClientConfigFields>;

const refuse = async ({ db }: InWrite, { record, before }: Asked): Promise<void> => {
  const { keys: required } = await handlerOf(db, record.handler);
  const values = record.config;
  const faults = clientConfigFaults(record.handler, required, values);
  const isOther = before?.handler !== record.handler;
  const again = required
    .filter(({ key, isSecret }) => isSecret && isOther && isToldSecret(values[key]))
    .map(({ key }) => ({ name: key, code: 'secret', ...configFaults.secretAgain }));
  const errors = [...faults, ...again].map(({ name, ...fault }) => ({
    in: 'body' as const,
    field: `/config/${name}`,
    ...fault,
  }));
  const [first] = errors;
  if (first) throw new Refusal('VALIDATION_FAILED', first, { errors });
};

/** What is stored: a secret that came back as it was told stays what it is. */
const stored = async ({ record, before }: Asked, { db }: InWrite) => {
  const [row] = before
    ? await db.select({ config }).from(clientHandlerConfigs).where(eq(id, before.id))
    : [];
  const values = Object.entries(withoutNoValues(record.config)).map(([key, value]) => [
    key,
    isToldSecret(value) ? row?.config[key] : value,
  ]);
  return { config: Object.fromEntries(values) as Record<string, unknown> };
};

/** How leads are pushed to clients. */
export const clientConfigRecords = declareRecords<ClientConfig, ClientConfigFields>(
  clientConfigCalls,
  {
    resource: 'client-configs',
    table: clientHandlerConfigs,
    removal: 'soft',
    notThere: notThere.record,
    fields: {
      clientName: clientHandlerConfigs.clientName,
      profileUuid: clientHandlerConfigs.profileUuid,
      handler,
      config: elsewhere(toldConfig),
      active: clientHandlerConfigs.isActive,
    },
    search: [clientHandlerConfigs.clientName],
    sort: '-updatedAt',
    readers: 'granted',
    refuse,
    columns: stored,
  },
);

/** POST filter-client-configs: the list, asked by a body. */
export const filterConfigs: Verb<CallOf<'clientConfigs.filter'>> = context =>
  clientConfigRecords.list(context, context.body, []);

/** POST client-config/{id}. */
export const readConfig: Verb<CallOf<'clientConfigs.read'>> = context =>
  clientConfigRecords.readOne(context, context.params.id);

/** GET create-client-config and GET valid-client-config-required-keys. */
export const listHandlers: Verb<
  CallOf<'clientConfigs.blank'> | CallOf<'clientConfigs.requiredKeys'>
> = async ({ db }) => ({ results: await readHandlers(db) });

/** POST valid-client-config-required-keys. */
export const keysOfHandler: Verb<CallOf<'clientConfigs.requiredKeysOf'>> = ({ db, body }) =>
  handlerOf(db, body.handler);

/** GET client-config/update/{id}. */
export const configToEdit: Verb<CallOf<'clientConfigs.toEdit'>> = async context => {
  const record = await clientConfigRecords.readOne(context, context.params.id);
  return { record, required: await handlerOf(context.db, record.handler) };
};
