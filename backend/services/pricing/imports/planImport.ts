import type { Day } from '#contract/domain/days/indiaDay.ts';
import { parametersKey } from '#contract/domain/pricing/parametersKey.ts';
import type { LineError } from '#contract/domain/pricing/readImportLine.ts';
import { priceFaults } from '#contract/domain/pricing/priceFaults.ts';
import { inTurns } from '../../../turns/inTurns.ts';
import { placeOf, type Places } from '../places.ts';
import { priceObstacle } from '../prices/priceRecords.ts';
import type { ImportPackage, StoredPrice } from './catalogueOf.ts';
import { closeOlder } from './closeOlder.ts';
import { findOverlaps } from './findOverlaps.ts';
import type { ReadLine } from './readLines.ts';

/** What a line of a file does to the prices. */
export interface PlannedPrice {
  readonly line: number;
  status: 'unchanged' | 'change' | 'create' | 'error';
  readonly item: ImportPackage | undefined;
  readonly errors: LineError[];
  /** What will be there; absent where the line cannot be read. */
  readonly wanted?: WantedPrice;
  /** The price of the same package, parameters and first day. */
  readonly stored?: StoredPrice;
  /** The price without a last day that ends the day before this one begins. */
  closes?: ClosedPrice;
}

export interface ClosedPrice {
  readonly price: StoredPrice;
  readonly until: Day;
}

export interface WantedPrice {
  readonly packageId: number;
  readonly pricingParameters: Readonly<Record<string, unknown>>;
  readonly parametersKey: string;
  readonly place: ReturnType<typeof placeOf>['place'];
  readonly pricePaise: number;
  readonly from: Day;
  until: Day | null;
}

/** The business key of a price: what it is for, and since when. */
const keyOf = (packageId: number, key: string, from: Day | null): string =>
  `${packageId} ${from ?? ''} ${key}`;

const statusOf = (wanted: WantedPrice, stored: StoredPrice | undefined): PlannedPrice['status'] => {
  if (!stored) return 'create';
  const isSame = stored.pricePaise === wanted.pricePaise && stored.until === wanted.until;
  return isSame ? 'unchanged' : 'change';
};

const planLine = (
  { line, item, said, errors: faults }: ReadLine,
  places: Places,
  storedOf: ReadonlyMap<string, StoredPrice>,
): PlannedPrice => {
  const errors = [...faults];
  if (!item || !said) return { line, status: 'error', item, errors };
  const { parameters } = said;
  const { place, faults: unknown } = placeOf(places, parameters);
  errors.push(...unknown.map(({ name, message, hi }) => ({ column: name, message, hi })));
  if (errors.length > 0) return { line, status: 'error', item, errors };
  const key = parametersKey(parameters);
  const stored = storedOf.get(keyOf(item.id, key, said.effectiveFrom));
  const wanted: WantedPrice = {
    packageId: item.id,
    pricingParameters: parameters,
    parametersKey: key,
    place,
    pricePaise: said.pricePaise,
    from: said.effectiveFrom,
    until: said.effectiveUntil === undefined ? (stored?.until ?? null) : said.effectiveUntil,
  };
  const status = statusOf(wanted, stored);
  const obstacle =
    status === 'unchanged'
      ? undefined
      : priceObstacle(status === 'create' ? 'add' : 'change', item);
  if (obstacle)
    errors.push({
      column: 'packageId',
      ...obstacle,
    });
  return {
    line,
    status: obstacle ? 'error' : status,
    item,
    errors,
    wanted,
    ...(stored ? { stored } : {}),
  };
};

/** A later line of the same price contradicts the earlier one, or repeats it. */
const refuseRepeated = (lines: readonly PlannedPrice[]): void => {
  const lineOf = new Map<string, number>();
  for (const planned of lines) {
    const { wanted } = planned;
    if (!wanted) continue;
    const key = keyOf(wanted.packageId, wanted.parametersKey, wanted.from);
    const earlier = lineOf.get(key);
    if (earlier === undefined) lineOf.set(key, planned.line);
    else {
      planned.errors.push(priceFaults.repeated(earlier));
      planned.status = 'error';
    }
  }
};

/** What each line does, with everything that is wrong with it. Reads nothing and writes nothing. */
export const planImport = async (
  lines: readonly ReadLine[],
  prices: readonly StoredPrice[],
  places: Places,
  progress: (done: number) => void,
): Promise<PlannedPrice[]> => {
  const storedOf = new Map(
    prices.map(price => [keyOf(price.packageId, price.parametersKey, price.from), price]),
  );
  const planned = await inTurns(lines, line => planLine(line, places, storedOf), progress);
  refuseRepeated(planned);
  closeOlder(planned, prices);
  for (const [one, fault] of findOverlaps(planned, prices)) {
    one.errors.push({ column: 'effectiveFrom', ...fault });
    one.status = 'error';
  }
  return planned;
};
