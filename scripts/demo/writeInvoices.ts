import type { Database } from '#backend/database/client.ts';
import type { Copies } from './copyClients.ts';
import { readNumber, run } from './readRows.ts';

const financialYear = (day: string): string =>
  `(extract(year from ${day})::int - (extract(month from ${day}) < 4)::int)`;

const twoDigits = (number: string): string => `lpad(((${number}) % 100)::text, 2, '0')`;

/**
 * Writes the copies of invoices, each with the next number of its series and financial year; no number is left out.
 * @returns how many.
 */
export const writeInvoices = async (db: Database, copies: Copies): Promise<number> => {
  await run(
    db,
    `create temporary table grow_issued on commit drop as
     select x.*, old.prefix as of_prefix, ${financialYear('x.issued_on')} as of_year
     from (${copies.select}) x join invoice_series old on old.id = x.invoice_series_id`,
  );
  await run(
    db,
    `insert into invoice_series (prefix, financial_year, next_number)
     select distinct of_prefix, of_year, 1 from grow_issued order by 2, 1
     on conflict (prefix, financial_year) do nothing`,
  );
  const values = copies.columns.map(
    column =>
      ({
        invoice_series_id: 's.id',
        sequence: 'x.place',
        number: `s.prefix || '/' || ${twoDigits('s.financial_year')} || '-' || ${twoDigits('s.financial_year + 1')}
          || '/' || lpad(x.place::text, 6, '0')`,
      })[column] ?? `x.${column}`,
  );
  await run(
    db,
    `insert into invoices (${copies.columns.join()}) select ${values.join()}
     from (select i.*, s.next_number - 1 + row_number() over (partition by s.id order by i.issued_on, i.id) as place, s.id as of_series
       from grow_issued i join invoice_series s on s.prefix = i.of_prefix and s.financial_year = i.of_year) x
     join invoice_series s on s.id = x.of_series order by x.id`,
  );
  await run(
    db,
    `update invoice_series s set next_number = taken.next from (
       select invoice_series_id, max(sequence) + 1 as next from invoices group by 1) taken
     where taken.invoice_series_id = s.id and s.next_number < taken.next`,
  );
  return readNumber(db, 'select count(*) from grow_issued');
};

/** What each TAN withheld a financial year, by the certificates of the copies; who withheld much was given a larger limit. */
export const writeThresholds = async (db: Database): Promise<void> => {
  await run(
    db,
    `insert into tan_thresholds (legal_entity_id, tan, financial_year, limit_paise, utilized_paise)
     select e.id, e.tan, ${financialYear('c.certified_on')}, greatest(50000000, 2 * sum(c.amount_paise)), sum(c.amount_paise)
     from tds_certificates c join payments p on p.id = c.payment_id join legal_entities e on e.id = p.legal_entity_id
     where e.tan is not null and e.id > (select max(id) from grow_legal_entities)
     group by 1, 2, 3`,
  );
};
