import type { BilledBy } from '#contract/domain/invoices/BilledTo.ts';
import type { SezTax } from '#contract/domain/invoices/invoiceTax.ts';
import { usualSupplier } from '#contract/domain/invoices/usualSupplier.ts';
import { choice } from './choice.ts';
import { ConfigError } from './ConfigError.ts';
import { neededFor } from './neededFor.ts';
import type { Environment } from './settings.ts';

/** Who bills, as invoices name them; the state is the first two digits of the GSTIN. `isInvented`: no setting says who. */
export type Supplier = Omit<BilledBy, 'state'> & {
  readonly sezTax: SezTax;
  readonly isInvented: boolean;
};

const accountOf = (env: Environment): Pick<BilledBy, 'account'> => {
  const number = env['SUPPLIER_BANK_ACCOUNT'];
  if (!number) return {};
  const needed = neededFor(env, 'SUPPLIER_BANK_ACCOUNT');
  const ifsc = needed('SUPPLIER_BANK_IFSC');
  if (!/^[A-Z]{4}0[A-Z\d]{6}$/.test(ifsc))
    throw new ConfigError('SUPPLIER_BANK_IFSC', `is "${ifsc}", which is not an IFSC`);
  return { account: { bank: needed('SUPPLIER_BANK_NAME'), number, ifsc } };
};

/** @throws ConfigError for a GSTIN or IFSC that is none, or an account without its bank */
export const supplierOf = (env: Environment): Supplier => {
  const gstin = env['SUPPLIER_GSTIN'] || usualSupplier.gstin;
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/.test(gstin))
    throw new ConfigError('SUPPLIER_GSTIN', `is "${gstin}", which is not a GSTIN`);
  return {
    name: env['SUPPLIER_NAME'] || env['PRODUCT_NAME'] || usualSupplier.name,
    gstin,
    address: env['SUPPLIER_ADDRESS'] || usualSupplier.address,
    ...accountOf(env),
    ...(env['SUPPLIER_SIGNATORY'] && { signatory: env['SUPPLIER_SIGNATORY'] }),
    sezTax: choice('SEZ_TAX', env['SEZ_TAX'] || 'igst', ['igst', 'zero']),
    isInvented: !env['SUPPLIER_GSTIN'],
  };
};
