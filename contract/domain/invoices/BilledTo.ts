import type { SupplyKind } from './invoiceTax.ts';

/** Who was billed and by whom, with names, GSTIN and addresses as they were on the day of issue. */
export interface BilledTo {
  readonly legalName: string;
  /** Null: not registered. */
  readonly gstin: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** Absent in an invoice whose kind of supply was not noted. */
  readonly supplyKind?: SupplyKind;
  readonly supplier: { readonly name: string; readonly gstin: string; readonly address: string };
}
