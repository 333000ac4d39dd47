import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#backend/config.ts';
import { settings } from '#backend/settings/settings.ts';
import { settingsPage } from '../../scripts/settingsPage.ts';

/** The names that the start asks for when the settings are these. */
const readOf = (values: Readonly<Record<string, string>>): readonly string[] => {
  const read = new Set<string>();
  const env = new Proxy(values, {
    get: (target, name) => {
      read.add(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  readConfig(env);
  return [...read];
};

const systems = {
  FILES_S3_URL: 'https://files.example/bucket',
  FILES_S3_KEY_ID: 'id',
  FILES_S3_SECRET: 'secret',
  PAYMENT_GATEWAY_URL: 'https://pay.example',
  PAYMENT_GATEWAY_KEY_ID: 'id',
  PAYMENT_GATEWAY_KEY_SECRET: 'secret',
  PAYMENT_GATEWAY_WEBHOOK_SECRET: 'secret',
  TELEPHONY_URL: 'https://calls.example',
  HRIS_URL: 'https://people.example',
  ERP_URL: 'https://books.example',
  E_INVOICE_URL: 'https://irn.example',
  SUPPLIER_CITY: 'Mumbai',
  SUPPLIER_PINCODE: '400001',
  ANALYTICS_URL: 'https://figures.example',
  MESSAGES_URL: 'https://messages.example',
  SUPPLIER_BANK_ACCOUNT: '0012345678',
  SUPPLIER_BANK_NAME: 'State Bank',
  SUPPLIER_BANK_IFSC: 'SBIN0000300',
};

describe('the page of settings', () => {
  it('says what the list says; `npm run screens -- reference` writes it', async () => {
    expect(readFileSync('docs/reference/settings.md', 'utf8')).toBe(await settingsPage());
  });

  it('has every setting that the start reads, and no other', () => {
    const listed = settings.flatMap(({ names }): readonly string[] => names);
    const byBeginning = listed.filter(name => name.includes('<'));
    expect(byBeginning).toEqual(['UPSTREAM_<SERVICE>']);
    const read = [...readOf({}), ...readOf(systems)].filter(name => !name.endsWith('_FILE'));
    expect([...new Set(read)].sort()).toEqual(
      listed.filter(name => !byBeginning.includes(name)).sort(),
    );
  });
});
