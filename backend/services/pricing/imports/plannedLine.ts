import { parameterText } from '#contract/domain/pricing/parameterText.ts';
import { priceFaults } from '#contract/domain/pricing/priceFaults.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { PlannedLine } from '../../../imports/Importer.ts';
import type { Places } from '../places.ts';
import type { PlannedPrice, WantedPrice } from './planImport.ts';
import type { ImportPackage } from './catalogueOf.ts';

const stateOf = ({ pricePaise, until }: { pricePaise: number; until: Day | null }) => ({
  pricePaise,
  effectiveUntil: until ?? undefined,
});

/** Which price it is, in the fields of the screen. */
const recordOf = (
  item: ImportPackage | undefined,
  wanted: WantedPrice | undefined,
  { cities }: Places,
) =>
  item && {
    packageName: item.name,
    ...(wanted && {
      cityName: cities.get(wanted.place.cityId ?? 0)?.name,
      parameterText: parameterText(wanted.pricingParameters),
      effectiveFrom: wanted.from,
    }),
  };

const markOf = ({ wanted, stored, closes }: PlannedPrice) => [
  wanted && [wanted.packageId, wanted.parametersKey, wanted.from, wanted.until, wanted.pricePaise],
  stored && [stored.id, stored.version],
  closes && [closes.price.id, closes.price.version, closes.until],
];

/** A line of a price file as every import tells it. */
export const plannedLine =
  (places: Places, dealsOf: ReadonlyMap<number, number>) =>
  (planned: PlannedPrice): PlannedLine => {
    const { line, status, item, errors, wanted, stored, closes } = planned;
    const isChange = status === 'change' || status === 'create';
    return {
      line,
      status,
      errors,
      ...(closes && {
        notes: [
          priceFaults.closesAt(
            closes.price.id,
            closes.until,
            dealsOf.get(closes.price.packageId) ?? 0,
          ),
        ],
      }),
      shown: {
        id: stored?.id,
        record: recordOf(item, wanted, places),
        before: isChange && stored ? stateOf(stored) : undefined,
        after: isChange && wanted ? stateOf(wanted) : undefined,
      },
      mark: markOf(planned),
    };
  };
