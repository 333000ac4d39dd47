import { formatRupees } from '../money/formatRupees.ts';

/** What a customer is told of a package. */
export interface PackageDetails {
  readonly name: string;
  readonly displayName?: string | undefined;
  readonly description?: string | undefined;
  readonly durationDays?: number | undefined;
  /** Paise, without GST. */
  readonly basePricePaise?: number | undefined;
  readonly products: readonly { readonly name: string; readonly quantity: number }[];
}

const linesOf = (one: PackageDetails): readonly string[] => [
  one.displayName ?? one.name,
  ...(one.description ? [one.description] : []),
  ...(one.durationDays === undefined ? [] : [`${one.durationDays} days`]),
  ...one.products.map(({ name, quantity }) => `- ${quantity} x ${name}`),
  ...(one.basePricePaise === undefined
    ? []
    : [`From ${formatRupees(one.basePricePaise)}, GST of 18 percent extra`]),
];

/** The text of the mail that tells a customer of packages (part 3 section 8: 'Package Details shared successfully'). */
export const packageDetailsText = (
  details: readonly PackageDetails[],
  from: { readonly name: string; readonly product: string; readonly note?: string | undefined },
): string =>
  [
    ...(from.note ? [from.note, ''] : []),
    ...details.flatMap(one => [...linesOf(one), '']),
    `${from.name}, ${from.product}`,
  ].join('\n');
