import { ConfigError } from './ConfigError.ts';
import type { Environment } from './settings.ts';

/** What a column of the bank's file can hold. `reference` is how the return file names the line. */
export const payoutSources = [
  'reference',
  'holder',
  'account',
  'ifsc',
  'bank',
  'amount',
  'narration',
] as const;

/** A column of the file that goes to the bank: what it holds, under which heading. */
export interface PayoutColumn {
  readonly source: (typeof payoutSources)[number];
  readonly heading: string;
}

export const usualPayoutColumns =
  'reference=Reference,holder=Account holder,account=Account number,ifsc=IFSC,amount=Amount,narration=Narration';

/** Without these no bank pays and no answer finds its line. */
const needed = ['reference', 'account', 'ifsc', 'amount'] as const;

/** @throws ConfigError for a column that holds nothing known, or where one is missing that a bank needs */
export const payoutColumnsOf = (env: Environment): readonly PayoutColumn[] => {
  const name = 'PAYOUT_FILE_COLUMNS';
  const columns = (env[name] || usualPayoutColumns).split(',').map(part => {
    const [key = '', heading = ''] = part.split('=', 2).map(text => text.trim());
    const source = payoutSources.find(known => known === key);
    if (!source)
      throw new ConfigError(
        name,
        `names "${key}", but a column is one of ${payoutSources.join(', ')}, such as account=Account number`,
      );
    return { source, heading: heading || key };
  });
  const missing = needed.filter(source => !columns.some(column => column.source === source));
  if (missing.length > 0) throw new ConfigError(name, `has no column of ${missing.join(', ')}`);
  return columns;
};
