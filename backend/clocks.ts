import { standingOf } from './adapters/standing.ts';
import { runDueBackup } from './backup/schedule/runDueBackup.ts';
import type { Services } from './calls/Context.ts';
import type { DatabaseClient } from './database/client.ts';
import { tendTables } from './database/tending/tendTables.ts';
import type { Jobs } from './jobs/createJobs.ts';
import { during } from './observed/observers.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { runMigrations } from './services/records/migrations/runMigrations.ts';
import { runSchedules } from './services/records/schedules/runSchedules.ts';
import { exportKind } from './services/records/exports/exportFile.ts';
import { sweepHolds } from './services/slots/holds/sweepHolds.ts';
import { sweepLines } from './services/calling/incoming/sweepLines.ts';
import { escalateFollowUps } from './services/calling/escalateFollowUps.ts';
import { sweepCalls } from './services/calling/calls/sweepCalls.ts';
import { tellGateway } from './services/payments/gateway/tellGateway.ts';
import type { Around } from './services/proposals/proposalRow.ts';
import { sweepProposals } from './services/proposals/sweepProposals.ts';
import { escalateApprovals } from './services/approvals/escalateApprovals.ts';
import { sweepDisputes } from './services/incentives/disputes/sweepDisputes.ts';
import { remindApprovers } from './services/approvals/remindApprovers.ts';
import { sendDueEInvoices } from './services/payments/invoices/sendDueEInvoices.ts';
import type { Webhooks } from './services/webhooks/decorateWebhooks.ts';
import { sendDueEvents } from './services/erp/sendDueEvents.ts';

/** Something that the server does by itself, again and again. */
export interface Clock {
  readonly name: string;
  readonly everyMilliseconds: number;
  /** One process does it at a time; harmless when two do, as they may for a moment when another takes over. */
  readonly round: () => unknown;
  /** Whether the first round begins with the server. */
  readonly isAtOnce?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    clocks: readonly Clock[];
  }
}

interface Setting {
  readonly services: Services;
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly webhooks: Webhooks;
  readonly around: Around;
  readonly migrations: readonly NamedMigration[];
}

/** All that a server does by itself. */
export const clocksOf = ({
  services,
  client,
  jobs,
  webhooks,
  around,
  migrations,
}: Setting): readonly Clock[] => [
  // What a killed process left is taken up by the next that starts, or by one that works beside it.
  { name: 'jobs', everyMilliseconds: 5_000, round: jobs.wakeAll, isAtOnce: true },
  {
    name: 'record migrations',
    everyMilliseconds: 2_000,
    round: () => runMigrations(services, around.screens, migrations),
    isAtOnce: true,
  },
  // A call that rings is heard of within half a second.
  { name: 'calls', everyMilliseconds: 500, round: () => sweepCalls(services) },
  { name: 'lines', everyMilliseconds: 1_000, round: () => sweepLines(services) },
  { name: 'holds of slots', everyMilliseconds: 20_000, round: () => sweepHolds(services) },
  { name: 'proposals', everyMilliseconds: 60_000, round: () => sweepProposals(services, around) },
  { name: 'follow-ups', everyMilliseconds: 60_000, round: () => escalateFollowUps(services) },
  { name: 'disputes', everyMilliseconds: 60_000, round: () => sweepDisputes(services) },
  { name: 'reminders', everyMilliseconds: 60_000, round: () => remindApprovers(services) },
  {
    name: 'approvals that wait',
    everyMilliseconds: 60_000,
    round: () => escalateApprovals(services),
  },
  {
    name: 'lists on a schedule',
    everyMilliseconds: 20_000,
    round: async () => {
      if (await runSchedules({ services, screens: around.screens })) jobs.wake(exportKind);
    },
  },
  { name: 'webhooks', everyMilliseconds: 1_000, round: () => webhooks.round(), isAtOnce: true },
  {
    name: 'webhooks of screen files',
    everyMilliseconds: 60_000,
    round: webhooks.keepFiles,
    isAtOnce: true,
  },
  { name: 'old deliveries', everyMilliseconds: 3_600_000, round: webhooks.tend, isAtOnce: true },
  // What is queued while NetSuite is not set up waits for it.
  ...(standingOf(services.config, 'erp') === 'off'
    ? []
    : [
        {
          name: 'pushes to NetSuite',
          everyMilliseconds: 2_000,
          round: () => sendDueEvents(services),
        },
      ]),
  ...(standingOf(services.config, 'einvoice') === 'off'
    ? []
    : [
        {
          name: 'invoices to the e-invoice portal',
          everyMilliseconds: 2_000,
          round: () => sendDueEInvoices(services),
        },
      ]),
  // A real gateway tells by itself.
  ...(services.gateway.isSimulated
    ? [{ name: 'gateway', everyMilliseconds: 1_000, round: () => tellGateway(services) }]
    : []),
  ...(services.config.backups
    ? [
        {
          name: 'backups',
          everyMilliseconds: 30_000,
          round: () => runDueBackup(services, client),
        },
      ]
    : []),
  // Any other PostgreSQL tends its tables itself.
  ...(client.engine === 'embedded'
    ? [{ name: 'tending tables', everyMilliseconds: 60_000, round: () => tendTables(client.db) }]
    : []),
];

/**
 * Runs clocks until they are ended. A round that takes longer than its time is not overtaken; one that fails is told, and
 * the next comes all the same. @returns what ends them
 */
export const runClocks = (
  clocks: readonly Clock[],
  warn: (name: string, error: unknown) => void,
): (() => void) => {
  const timers = clocks.map(({ name, everyMilliseconds, round, isAtOnce }) => {
    let isRunning = false;
    const turn = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await during({ kind: 'clock', name }, async () => round());
      } catch (error) {
        warn(name, error);
      }
      isRunning = false;
    };
    if (isAtOnce) void turn();
    return setInterval(() => void turn(), everyMilliseconds).unref();
  });
  return () => timers.forEach(timer => clearInterval(timer));
};

/** The same in one process of the database at a time (record 0241). @returns what ends them, and lets another process begin */
export const leadClocks = (
  { lead }: Pick<DatabaseClient, 'lead'>,
  clocks: readonly Clock[],
  warn: (name: string, error: unknown) => void,
): (() => Promise<void>) => lead(() => runClocks(clocks, warn));
