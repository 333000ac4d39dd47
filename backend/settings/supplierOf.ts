import { gstinFormOf, stateOfGstin } from '#contract/domain/checks/gstin.ts';
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

/** Where the supplier is; the e-invoice portal takes no invoice without it. */
const placeOf = (env: Environment): Pick<BilledBy, 'city' | 'pincode'> => {
  const needed = neededFor(env, 'E_INVOICE_URL');
  const read = (name: 'SUPPLIER_CITY' | 'SUPPLIER_PINCODE') =>
    env['E_INVOICE_URL'] ? needed(name) : env[name];
  const city = read('SUPPLIER_CITY');
  const pincode = read('SUPPLIER_PINCODE');
  if (pincode && !/^[1-9]\d{5}$/.test(pincode))
    throw new ConfigError('SUPPLIER_PINCODE', `is "${pincode}", which is not a PIN code`);
  const usual = env['SUPPLIER_GSTIN']
    ? {}
    : { city: usualSupplier.city, pincode: usualSupplier.pincode };
  return { ...usual, ...(city && { city }), ...(pincode && { pincode }) };
};

/** @throws ConfigError for a GSTIN, IFSC or PIN code that is none, an account without its bank, or an e-invoice portal without the place */
export const supplierOf = (env: Environment): Supplier => {
  const gstin = (env['SUPPLIER_GSTIN'] || usualSupplier.gstin).toUpperCase();
  // Who bills is a taxpayer in a State: the place of supply is told by it.
  if (gstinFormOf(gstin) !== 'taxpayer' || !stateOfGstin(gstin))
    throw new ConfigError('SUPPLIER_GSTIN', `is "${gstin}", which is not a GSTIN`);
  return {
    name: env['SUPPLIER_NAME'] || env['PRODUCT_NAME'] || usualSupplier.name,
    gstin,
    address: env['SUPPLIER_ADDRESS'] || usualSupplier.address,
    ...placeOf(env),
    ...accountOf(env),
    ...(env['SUPPLIER_SIGNATORY'] && { signatory: env['SUPPLIER_SIGNATORY'] }),
    sezTax: choice('SEZ_TAX', env['SEZ_TAX'] || 'igst', ['igst', 'zero']),
    isInvented: !env['SUPPLIER_GSTIN'],
  };
};
