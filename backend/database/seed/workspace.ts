import { nextScheduledRun } from '#contract/domain/exports/nextScheduledRun.ts';
import { clientTypes } from '#contract/domain/accounts/clientTypes.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { notifications } from '../schema/platform/jobs.ts';
import { blockedEmails, settings } from '../schema/platform/platform.ts';
import { stepsInWords } from '#contract/model/migrate/stepsInWords.ts';
import { exportSchedules } from '../schema/platform/exportSchedules.ts';
import { recordMigrations } from '../schema/platform/recordMigrations.ts';
import { savedViews } from '../schema/platform/workspace.ts';
import { batch, type Batch } from './pen/batch.ts';
import type { Collected } from './money/payments.ts';
import { randomFor } from './pen/random.ts';
import { screenBatches } from './screens.ts';
import { webhookBatches } from './webhooks.ts';
import type { World } from './world.ts';

const noticeCount = 60;
const announcementSteps = [{ do: 'fill', field: 'urgent', with: false }] as const;
const brokerClient = clientTypes[1].id;

export interface Workspace {
  /** Remembers the newest payments, for the notices about them. */
  readonly note: (collected: Collected) => void;
  readonly batches: () => Generator<Batch>;
}

/** What stands around the work: settings, notices about payments, saved views. */
export const makeWorkspace = ({ calendar, people }: World): Workspace => {
  const newest: Collected[] = [];
  return {
    note: collected => {
      newest.push(collected);
      if (newest.length > noticeCount) newest.shift();
    },
    *batches() {
      const random = randomFor('workspace');
      const setBy = people.holder('admin').id;
      yield batch(settings, [
        { key: 'slot-stop-user-ids', value: [people.holder('master-data').id], updatedBy: setBy },
      ]);
      yield batch(blockedEmails, [
        { id: 1, email: 'blocked@example.com', reason: 'Left the company', deletedAt: null },
      ]);
      yield batch(
        notifications,
        newest.map(({ agentId, paymentId, amountPaise, clientName }, at) => ({
          id: at + 1,
          userId: at % 3 === 0 ? people.holder('finance').id : agentId,
          kind: 'payment',
          tone: 'success' as const,
          title: 'Payment cleared',
          body: `${formatRupees(amountPaise)} for ${clientName}`,
          titleHi: 'भुगतान क्लियर हुआ',
          bodyHi: `${clientName} के लिए ${formatRupees(amountPaise)}`,
          link: `/payment/${paymentId}`,
          entity: 'payments',
          entityId: String(paymentId),
          readAt: random.chance(0.4) ? calendar.at(-1, 19) : null,
          createdAt: calendar.at(-1, 10, at % 60),
        })),
      );
      yield batch(recordMigrations, [
        {
          id: 1,
          name: '2026-01-announcements-urgent',
          resource: 'announcements',
          note: 'Notices say how urgent they are.',
          about: stepsInWords(announcementSteps),
          steps: [...announcementSteps],
          state: 'done',
          seen: 12,
          startedAt: calendar.at(-40, 6),
          endedAt: calendar.at(-40, 6, 1),
        },
      ]);
      yield* webhookBatches(calendar, setBy);
      yield* screenBatches(calendar, setBy);
      yield batch(exportSchedules, [
        {
          id: 1,
          userId: people.holder('lookup-admin').id,
          resource: 'packages',
          name: 'Packages',
          filter: '{"active":{"eq":true}}',
          about: 'Active = Yes',
          sort: '-updatedAt',
          columns: 'name,durationDays',
          weekdays: ['mon'],
          hour: 9,
          toLead: true,
          nextRunAt:
            nextScheduledRun(calendar.at(0, 12), { weekdays: ['mon'], hour: 9 }) ??
            calendar.at(7, 9),
          lastRunAt: calendar.at(-7, 9),
        },
      ]);
      yield batch(savedViews, [
        {
          id: 1,
          userId: people.holder('lookup-admin').id,
          resource: 'packages',
          name: 'NetSuite, broker',
          scope: 'personal',
          state: {
            where: {
              all: [{ isNetsuiteEnabled: { eq: true } }, { clientTypeId: { in: [brokerClient] } }],
            },
            sort: { field: 'updatedAt', order: 'DESC' },
          },
        },
        {
          id: 2,
          userId: people.holder('admin').id,
          resource: 'packages',
          name: 'Broker packages by price',
          scope: 'team',
          state: {
            where: { clientTypeId: { in: [brokerClient] } },
            sort: { field: 'basePricePaise', order: 'DESC' },
            columns: [
              { field: 'name', width: 280 },
              { field: 'basePricePaise' },
              { field: 'durationDays' },
              { field: 'packageFamilyName' },
              { field: 'status' },
              { field: 'activeUntil' },
            ],
          },
        },
      ]);
    },
  };
};
