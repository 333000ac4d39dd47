import { describe, expect, it } from 'vitest';
import { supplierOf } from './supplierOf.ts';

const account = {
  SUPPLIER_BANK_NAME: 'State Bank',
  SUPPLIER_BANK_ACCOUNT: '0012345678',
  SUPPLIER_BANK_IFSC: 'SBIN0000300',
};

describe('the supplier on invoices', () => {
  it('is invented where nobody said who, without account and signatory', () => {
    const supplier = supplierOf({});
    expect(supplier.isInvented).toBe(true);
    expect(supplier).not.toHaveProperty('account');
    expect(supplier).not.toHaveProperty('signatory');
  });

  it('has the account and the signatory of the settings', () => {
    const env = { SUPPLIER_GSTIN: '27AAPFU0939F1ZV', SUPPLIER_SIGNATORY: 'Meera Joshi' };
    expect(supplierOf({ ...env, ...account })).toMatchObject({
      isInvented: false,
      signatory: 'Meera Joshi',
      account: { bank: 'State Bank', number: '0012345678', ifsc: 'SBIN0000300' },
    });
  });

  it('may be the twelfth registration of a company in its State', () => {
    expect(supplierOf({ SUPPLIER_GSTIN: '27aapfu0939fazm' }).gstin).toBe('27AAPFU0939FAZM');
  });

  it.each([
    ['a GSTIN that is none', { SUPPLIER_GSTIN: '27AAPFU' }, 'SUPPLIER_GSTIN'],
    ['a GSTIN of no State', { SUPPLIER_GSTIN: '00AAPFU0939F1ZV' }, 'SUPPLIER_GSTIN'],
    ['a UIN, which bills nobody', { SUPPLIER_GSTIN: '0717UNO00157UNO' }, 'SUPPLIER_GSTIN'],
    ['an IFSC that is none', { ...account, SUPPLIER_BANK_IFSC: 'SBIN300' }, 'SUPPLIER_BANK_IFSC'],
    ['an account without its bank', { ...account, SUPPLIER_BANK_NAME: '' }, 'SUPPLIER_BANK_NAME'],
    ['an account without its IFSC', { ...account, SUPPLIER_BANK_IFSC: '' }, 'SUPPLIER_BANK_IFSC'],
  ])('refuses %s', (_, env, name) => {
    expect(() => supplierOf(env)).toThrow(name);
  });
});
