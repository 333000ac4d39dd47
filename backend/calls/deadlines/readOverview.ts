import type { Call } from '#contract/calls/call.ts';
import { fromReplica, type Replica } from '../../database/replica/fromReplica.ts';
import type { Services } from '../Context.ts';
import { databaseCode, isClash, isDatabaseAway } from '../databaseCode.ts';
import { deadlineOf, isLong } from './deadlineOf.ts';
import { Refusal } from '../Refusal.ts';

/** Something wanted to write, or lock. */
const readOnly = '25006';

const failed = {
  isOfServer: isDatabaseAway,
  // A read that the log overtook is broken off like one that clashes.
  isOfReplica: (error: unknown) =>
    !(error instanceof Refusal) && (databaseCode(error) === readOnly || isClash(error)),
};

/** Whether a call is a list, a report or a file: it reads much, and nothing that follows hangs on a row of it. */
export const isOverview = (call: Call): boolean =>
  call.kind === 'read' &&
  (isLong(deadlineOf(call, {})) ||
    ['pageSize', 'range'].some(name => name in (call.query?.properties ?? {})));

const asServices = (services: Services, { db, longDb }: Replica): Services => ({
  ...services,
  db,
  longDb,
});

/**
 * Reads with services whose database is the replica, while that shows all that was committed until now; else with those that are
 * given (docs/decisions/0240-no-call-holds-the-others-up.md).
 */
export const readOverview = <Result>(
  services: Services,
  read: (services: Services) => Promise<Result>,
): Promise<Result> =>
  fromReplica(services.replica, failed, replica =>
    read(replica ? asServices(services, replica) : services),
  );

/** The same on the connections for long work. */
export const readLongOverview = <Result>(
  services: Services,
  read: (db: Services['db']) => Promise<Result>,
): Promise<Result> =>
  fromReplica(services.replica, failed, replica =>
    read(replica ? replica.longDb : services.longDb),
  );
