import * as schema from '../schema/platform/integrations.ts';
import { batch, type Batch } from './pen/batch.ts';
import { builderName } from './people/inventedNames.ts';
import { randomFor } from './pen/random.ts';
import { stableUuid } from './pen/stableUuid.ts';
import type { World } from './world.ts';

const configCount = 36;

/** Values a handler's keys may have; addresses are in domains that are kept for examples. */
const configs: Readonly<Record<string, Record<string, unknown>>> = {
  webhook: { url: 'https://leads.example.com/in', method: 'POST', secret: 'demo' },
  email: { to: 'leads@example.com', subject: 'New lead' },
  sftp: { host: 'sftp.example.com', path: '/in', user: 'demo', password: 'demo' },
  'crm-api': {
    endpoint: 'https://crm.example.com/api',
    apiKey: 'demo',
    fieldMap: { name: 'fullName' },
    batchSize: 50,
    isActive: true,
  },
};

/** Clients to whom leads are pushed, and what NetSuite has been told of the packages. */
export function* integrationBatches({ calendar, catalogue, people }: World): Generator<Batch> {
  const random = randomFor('integrations');
  const handlers = Object.keys(configs);
  yield batch(
    schema.clientHandlerConfigs,
    Array.from({ length: configCount }, (_, at) => {
      const handler = handlers[at % handlers.length] ?? 'webhook';
      return {
        id: at + 1,
        clientName: builderName(random),
        accountId: null,
        profileUuid: stableUuid(`handler ${at}`),
        handler,
        config: configs[handler] ?? {},
        isActive: at % 6 !== 5,
        createdBy: people.holder('push-integration').id,
        updatedAt: calendar.at(-random.int(1, 90), 12),
      };
    }),
  );
  const pushed = catalogue.packages.filter(({ isNetsuiteEnabled }) => isNetsuiteEnabled);
  yield batch(
    schema.erpRecords,
    pushed.map(({ id, name }, at) => ({
      id: at + 1,
      entityName: 'package',
      entityId: id,
      domainId: 5,
      erpId: `NS-${100_000 + id}`,
      data: { name },
      syncedAt: calendar.at(-random.int(1, 60), 2),
    })),
  );
  yield batch(
    schema.netsuiteEvents,
    pushed.map(({ id, name }, at) => {
      const state =
        at % 9 === 8
          ? ('failed' as const)
          : at % 13 === 12
            ? ('queued' as const)
            : ('sent' as const);
      const on = calendar.at(-random.int(1, 60), 2);
      return {
        id: at + 1,
        entityName: 'package',
        entityId: id,
        domainId: 5,
        isManual: at % 5 === 4,
        state,
        nextAttemptAt: state === 'queued' ? on : null,
        attempts: state === 'queued' ? 0 : state === 'failed' ? 3 : 1,
        payload: { name },
        response: state === 'sent' ? { id: `NS-${100_000 + id}` } : null,
        error: state === 'failed' ? 'The item class is missing' : null,
        sentAt: state === 'sent' ? on : null,
        createdAt: on,
      };
    }),
  );
}
