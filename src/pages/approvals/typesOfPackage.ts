/** What is asked about a package of a deal (part 1 section 3): one that is given away is a trial. */
export const typesOfPackage = (record: object | undefined) =>
  [
    record && 'salesPrice' in record && record.salesPrice === 0 ? 'FreeTrial' : 'Discount',
    'ProductApproval',
    'ExtendSlotDate',
  ] as const;
