import type { Database } from '#backend/database/client.ts';
import { accountMappings, accountMerges, accounts } from '#backend/database/schema/index.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { newRecord, type FindId } from '#tests/support/console/newRecord.ts';
import { testNow } from '#tests/support/server/template.ts';
import { fieldToHide, fieldToLock, type Row } from './limitedScreens.ts';

/** Words that are in one hidden field alone. */
export const secret = 'Zyxwvut';

/** A new record of a screen of the store: all it needs, words in the field that a limited admin does not see, a value in each that is hidden or locked. */
export const newSecret = (screen: RecordScreen, findId: FindId): Promise<Row> => {
  const [hide, lock] = [fieldToHide(screen), fieldToLock(screen)];
  const field = hide === undefined ? undefined : screen.fields[hide];
  const isFree = field?.kind === 'text' || field?.kind === 'longtext';
  const given = field && isFree && field.options.length === 0 ? { [field.path]: secret } : {};
  const hiddenInFile = roleCodes.flatMap(role => hiddenFields(screen, [role]));
  const wanted = [hide, lock?.path, ...hiddenInFile].flatMap(path => path ?? []);
  return newRecord(screen, given, wanted, findId);
};

/** Records of clients that the demo data have none of: what stands for one client, and what became of two. */
export const insertOfClients = async (db: Database, actorId: number): Promise<void> => {
  const two = await db.select({ id: accounts.id }).from(accounts).orderBy(accounts.id).limit(2);
  const [one, other] = two.map(({ id }) => id);
  if (one === undefined || other === undefined) throw new Error('The demo data have no accounts');
  const written = { createdBy: actorId, updatedBy: actorId };
  await db.insert(accountMappings).values({ accountId: one, mappedAccountId: other, ...written });
  const undoUntil = new Date(testNow().getTime() + 30 * 86_400_000);
  await db.insert(accountMerges).values({ survivorId: one, undoUntil, createdBy: actorId });
};
