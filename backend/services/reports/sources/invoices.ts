import { sql, type Column } from 'drizzle-orm';
import { clientTypes } from '#contract/domain/accounts/clientTypes.ts';
import type { BilledTo } from '#contract/domain/invoices/BilledTo.ts';
import { accounts, invoices as i, states } from '../../../database/schema/index.ts';
import { accountScope } from '../../../policies/scopes/accountScope.ts';
import type { ReportSource } from '../ReportSource.ts';
import { onDays } from './parts.ts';

const typeOf = (name: string): number =>
  clientTypes.find(({ label }) => label.toUpperCase() === name)?.id ?? 0;

/** What was written of the party that was billed. */
const billed = (name: keyof BilledTo) => sql`${i.billedTo}->>${sql.raw(`'${name}'`)}`;

/** Invoices as they were issued; a credit note takes an amount back, so it counts below zero. */
export const invoices: ReportSource = ({ asked, actor }) => {
  const { clientType } = asked.chosen;
  const scope = accountScope(actor, 'list');
  const signed = (column: Column) =>
    sql`case ${i.kind} when 'credit-note' then -${column} else ${column} end`;
  return sql`
    select ${i.id} as key, ${i.number} as "number", ${i.kind} as "kind", ${i.issuedOn} as "issuedOn",
      ${i.dueOn} as "dueOn", ${accounts.id} as "accountId", ${accounts.name} as "accountName",
      ${billed('legalName')} as "billedTo", ${billed('gstin')} as "gstin", ${states.name} as "placeOfSupply",
      ${signed(i.taxablePaise)} as "taxable", ${signed(i.cgstPaise)} as "cgst", ${signed(i.sgstPaise)} as "sgst",
      ${signed(i.igstPaise)} as "igst", ${signed(i.totalPaise)} as "total", ${i.status} as "status"
    from ${i}
    join ${accounts} on ${accounts.id} = ${i.accountId}
    join ${states} on ${states.id} = ${i.placeOfSupplyStateId}
    where ${onDays(i.issuedOn, asked)}
      ${clientType ? sql`and ${accounts.clientTypeId} = ${typeOf(clientType)}` : sql``}
      ${scope ? sql`and (${scope})` : sql``}`;
};
