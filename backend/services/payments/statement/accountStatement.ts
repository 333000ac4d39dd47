import { eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import { financialYearOf } from '#contract/domain/invoices/invoiceNumber.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { addStatement } from '#contract/domain/payments/statement/addStatement.ts';
import type { StatementReason } from '#contract/domain/payments/statement/statementKinds.ts';
import { statementRefusals } from '#contract/domain/payments/statement/statementRefusals.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { accounts } from '../../../database/schema/index.ts';
import { refuseAccount } from '../../../policies/scopes/accountScope.ts';
import { readMoves } from './readMoves.ts';

type Asked = CallOf<'statements.get'>;
export type Statement = AnswerOf<Asked>;
/** What all three calls ask. */
type Asking = Pick<Context<Asked>, 'db' | 'actor' | 'services' | 'params' | 'query'>;

const pending = sql.raw(paymentGroups.pending.statusIds.join(', '));

/** What the client gave, or is to get back, and no book holds yet; as it stands now. */
const readWaiting = async (db: Database, accountId: number) => {
  const answer = await db.execute(sql`
    with money as (
      select money.* from payments money join opportunities deal on deal.id = money.opportunity_id
        where deal.account_id = ${accountId})
    select
      (select coalesce(sum(amount_paise - tds_paise), 0) from money
        where status_id in (${pending}) and clearance = 'uncleared') as clearing,
      (select coalesce(sum(tds_paise), 0) from money where status_id = 6
        and not exists (select from tds_certificates proof where proof.payment_id = money.id)) as tds,
      (select coalesce(sum(back.amount_paise), 0) from refunds back join money on money.id = back.payment_id
        where back.status = 'approved') as refunds,
      (select coalesce(sum(collected_paise), 0) from opportunities where account_id = ${accountId}) as collected`);
  const [row] = (answer as { rows: Record<'clearing' | 'tds' | 'refunds' | 'collected', string>[] })
    .rows;
  return {
    clearing: Number(row?.clearing ?? 0),
    tds: Number(row?.tds ?? 0),
    refunds: Number(row?.refunds ?? 0),
    collectedNow: Number(row?.collected ?? 0),
  };
};

/** The days that are asked for; without them the running financial year until today. */
const spanOf = ({ query, services }: Asking): { from: Day; to: Day } => {
  const today = indiaDay(services.now());
  const to = query.to ?? today;
  const from = query.from ?? `${financialYearOf(to)}-04-01`;
  if (from > to)
    throw new Refusal('VALIDATION_FAILED', statementRefusals.order, {
      errors: [{ in: 'query', field: '/to', code: 'order', ...statementRefusals.order }],
    });
  return { from, to };
};

/** The statement of an account that the person may open. @throws Refusal NOT_FOUND or FORBIDDEN */
export const statementOf = async (context: Asking): Promise<Statement> => {
  const { db, actor, params } = context;
  await refuseAccount(db, actor, 'read', params.id);
  const { from, to } = spanOf(context);
  const [account] = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, params.id));
  if (!account) throw notFound(notThere.account);
  const { unpaid, unbilled, later, ...told } = addStatement(await readMoves(db, actor, account), {
    from,
    to,
  });
  const { collectedNow, ...waiting } = await readWaiting(db, params.id);
  const reasons: readonly (readonly [StatementReason, number])[] = [
    ['unpaid', unpaid],
    ['unbilled', unbilled],
    ['later', later],
    ['wallet', told.closing.wallet],
    ...(['clearing', 'tds', 'refunds'] as const).map(reason => [reason, waiting[reason]] as const),
  ];
  return {
    accountId: account.id,
    accountName: account.name,
    from,
    to,
    ...told,
    lines: told.lines.map(({ owed: _owed, milestoneId: _part, ...line }) => line),
    collectedNow,
    because: reasons.flatMap(([reason, amount]) => (amount === 0 ? [] : [{ reason, amount }])),
  };
};

/** GET accounts/{id}/statement. */
export const getStatement: Verb<Asked> = context => statementOf(context);
