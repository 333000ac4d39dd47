import { formatRupees } from '../money/formatRupees.ts';

/** What a customer is told of a package. */
export interface PackageDetails {
  readonly name: string;
  readonly displayName?: string | undefined;
  readonly description?: string | undefined;
  readonly durationDays?: number | undefined;
  /** Paise, without GST. */
  readonly basePricePaise?: number | undefined;
  /** Of a deal: how many, where, and what all of them are sold for, without GST. */
  readonly quantity?: number | undefined;
  readonly cityName?: string | undefined;
  readonly salesPaise?: number | undefined;
  readonly products: readonly { readonly name: string; readonly quantity: number }[];
}

const priceOf = ({ basePricePaise, salesPaise }: PackageDetails): readonly string[] => {
  if (salesPaise !== undefined) return [`${formatRupees(salesPaise)}, GST extra`];
  return basePricePaise === undefined
    ? []
    : [`From ${formatRupees(basePricePaise)}, GST of 18 percent extra`];
};

const linesOf = (one: PackageDetails): readonly string[] => {
  const name = one.displayName ?? one.name;
  const days = one.durationDays === undefined ? [] : [`${one.durationDays} days`];
  return [
    (one.quantity ?? 1) > 1 ? `${one.quantity} x ${name}` : name,
    ...(one.description ? [one.description] : []),
    ...[[...days, ...(one.cityName ? [one.cityName] : [])].join(', ')].filter(Boolean),
    ...one.products.map(({ name: product, quantity }) => `- ${quantity} x ${product}`),
    ...priceOf(one),
  ];
};

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
