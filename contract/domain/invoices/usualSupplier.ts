/** Who bills where no setting says otherwise. The number is not a company's: a demo bills nobody. */
export const usualSupplier = {
  name: 'Nivaas',
  gstin: '27AAAAA0000A1Z5',
  address: 'Mumbai, Maharashtra',
  city: 'Mumbai',
  pincode: '400001',
} as const;
