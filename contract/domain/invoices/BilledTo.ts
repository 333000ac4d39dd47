import type { SupplyKind } from './invoiceTax.ts';

/** The account that an invoice asks to be paid into. */
export interface BankAccount {
  readonly bank: string;
  readonly number: string;
  readonly ifsc: string;
}

/** Who billed; what no setting said on the day of issue is absent. */
export interface BilledBy {
  readonly name: string;
  readonly gstin: string;
  readonly address: string;
  readonly city?: string;
  readonly pincode?: string;
  readonly state?: string;
  readonly account?: BankAccount;
  /** Who signs for the supplier. */
  readonly signatory?: string;
}

/** Who was billed and by whom, with names, GSTIN and addresses as they were on the day of issue. */
export interface BilledTo {
  readonly legalName: string;
  /** Null: not registered. */
  readonly gstin: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** PIN code of the address; absent in an invoice of a time when it was written into the address. */
  readonly pincode?: string | null;
  /** GST code of the State of the address; absent where nobody noted it. */
  readonly stateCode?: string | null;
  /** Absent in an invoice whose kind of supply was not noted. */
  readonly supplyKind?: SupplyKind;
  readonly supplier: BilledBy;
}
