import { parseDay } from '../days/formatDay.ts';
import { isDay, type Day } from '../days/indiaDay.ts';
import type { Told } from '../messages/told.ts';
import { amountMessages } from '../money/amountChecks.ts';
import { readAmount } from '../money/readAmount.ts';
import { priceFaults } from './priceFaults.ts';
import { priceDayFaults } from './priceDays.ts';
import { readParameters, type RequiredParameter } from './readParameters.ts';

/** A wrong value, with the column that holds it; without one the line as a whole is wrong. */
export interface LineError extends Told {
  readonly column?: string;
}

/** What a line of a price file says, as far as it can be read. */
export interface ImportLine {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly pricePaise: number;
  readonly effectiveFrom: Day;
  /** Undefined where the file has no such column. */
  readonly effectiveUntil: Day | null | undefined;
}

type Cells = Readonly<Record<string, string>>;

/** `2026-04-01`, or `1/4/2026` with the day before the month (decision T81). */
const readDay = (text: string): Day | undefined => (isDay(text) ? text : parseDay(text));

const readNames = (text: string): unknown =>
  /^["{[]/.test(text)
    ? text
    : text
        .split('|')
        .map(name => name.trim())
        .filter(Boolean);

/** A cell as a value of its parameter; what does not fit is left as text, for `readParameters` to refuse. */
const readCell = (type: string, text: string): unknown => {
  if (type === 'number') return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return { true: true, false: false }[text.toLowerCase()] ?? text;
  return type === 'json' ? readNames(text) : text;
};

/**
 * Reads a line of a price file. Amounts are rupees as people type them; names of localities may stand as JSON or
 * joined by `|`; an empty `effectiveUntil` is an open end.
 * @param cells Trimmed cells by column.
 */
export const readImportLine = (
  required: readonly RequiredParameter[],
  {
    packageId: _id,
    packageName: _name,
    price = '',
    effectiveFrom = '',
    effectiveUntil,
    ...given
  }: Cells,
): { line: ImportLine; errors: LineError[] } => {
  const errors: LineError[] = [];
  const typeOf = new Map(required.map(({ name, type }) => [name, type]));
  const { parameters, faults } = readParameters(
    required,
    Object.fromEntries(
      Object.entries(given).map(([name, text]) => [
        name,
        text === '' ? '' : readCell(typeOf.get(name) ?? 'string', text),
      ]),
    ),
  );
  errors.push(...faults.map(({ name, message, hi }) => ({ column: name, message, hi })));
  const pricePaise = readAmount(price) ?? 0;
  if (pricePaise === 0) errors.push({ column: 'price', message: amountMessages.amount });
  const from = readDay(effectiveFrom);
  if (from === undefined) errors.push({ column: 'effectiveFrom', ...priceFaults.day });
  const until = effectiveUntil ? readDay(effectiveUntil) : null;
  if (until === undefined) errors.push({ column: 'effectiveUntil', ...priceFaults.day });
  errors.push(
    ...priceDayFaults(from, until).map(({ field, message, hi }) => ({
      column: field,
      message,
      hi,
    })),
  );
  return {
    line: {
      parameters,
      pricePaise,
      effectiveFrom: from ?? '',
      effectiveUntil: effectiveUntil === undefined ? undefined : (until ?? null),
    },
    errors,
  };
};
