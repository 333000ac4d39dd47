import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { users } from '../../../database/schema/index.ts';
import { peopleOf } from '../../../policies/peopleOf.ts';
import type { Calling } from '../Calling.ts';

type Asking = Pick<Calling, 'db' | 'actor'>;

/** The phone that an agent calls from. @throws Refusal CONFLICT where none is entered for them. */
export const ownPhone = async ({ db, actor }: Asking): Promise<string> => {
  const [row] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, actor.id));
  if (!row?.mobile) throw new Refusal('CONFLICT', callRefusals.noPhone);
  return row.mobile;
};

/** Phones of oneself and the people below (T105). */
export const reachablePhones = ({ db, actor }: Asking) =>
  db
    .select({ id: users.id, agentName: users.name, agentPhone: sql<string>`${users.mobile}` })
    .from(users)
    .where(and(isNotNull(users.mobile), sql`${users.id} = any(${peopleOf(actor, false)})`))
    .orderBy(users.name, users.id);

/** Whose phone a number is, of those that one may use. @throws Refusal FORBIDDEN for any other number. */
export const agentOfPhone = async (asking: Asking, phone: string): Promise<number> => {
  const sought = normalisePhone(phone);
  const found = (await reachablePhones(asking)).find(({ agentPhone }) => agentPhone === sought);
  if (!found) throw new Refusal('FORBIDDEN', callRefusals.notOwnPhone);
  return found.id;
};
