import { expect, it, describe } from 'vitest';
import {
  capabilities,
  capabilityNames,
  notSetUp,
  type Capability,
  type Standing,
} from '#contract/domain/roles/capabilities.ts';
import { ConfigError, readConfig } from '../config.ts';
import { createServices } from '../createServices.ts';
import type { Database } from '../database/client.ts';
import { offText } from '../firstStart/offText.ts';
import { startData } from '../page/startData.ts';
import { standingOf } from './standing.ts';

// A production start: a database without demo data.
const production = { SEED: 'none' };
// Adapters that keep what they play ask for it when they are asked, not before.
const db = {} as Database;

/** What sets each up, the settings included without which its own is no use. */
const setUp: Readonly<Record<Capability, Record<string, string>>> = {
  mail: { SMTP_URL: 'smtp://127.0.0.1' },
  messages: { MESSAGES_URL: 'https://sms.example.com' },
  telephony: { TELEPHONY_URL: 'https://phone.example.com' },
  gateway: {
    PAYMENT_GATEWAY_URL: 'https://pay.example.com',
    PAYMENT_GATEWAY_KEY_ID: 'key',
    PAYMENT_GATEWAY_KEY_SECRET: 'secret',
    PAYMENT_GATEWAY_WEBHOOK_SECRET: 'hook',
  },
  hris: { HRIS_URL: 'https://hr.example.com' },
  erp: { ERP_URL: 'https://erp.example.com' },
  einvoice: {
    E_INVOICE_URL: 'https://irn.example.com',
    SUPPLIER_CITY: 'Mumbai',
    SUPPLIER_PINCODE: '400001',
  },
  supplier: { SUPPLIER_GSTIN: '27AAPFU0939F1ZV' },
};

type Adapted = Exclude<Capability, 'supplier'>;
const isAdapted = (capability: Capability): capability is Adapted => capability !== 'supplier';

/** The first thing that is asked of each adapter. */
const asked: Readonly<Record<Adapted, (services: ReturnType<typeof createServices>) => unknown>> = {
  mail: ({ mail }) => mail.send({ to: 'a@example.com', subject: 'One', text: 'Two' }),
  messages: ({ messages }) => messages.send({ channel: 'sms', to: '9000000001', text: 'One' }),
  telephony: ({ telephony }) =>
    telephony.place(
      db,
      {
        communicationId: 'one',
        fromNo: '9000000000',
        toNo: '9000000001',
        sourceId: 18,
        callType: 'manual',
        at: new Date(),
      },
      () => Promise.resolve(),
    ),
  gateway: ({ gateway }) =>
    gateway.makeLink(db, {
      reference: 'one',
      amount: 100,
      description: 'One',
      payer: { name: 'One', email: null, phone: null },
      expiresAt: new Date(),
    }),
  hris: ({ hris }) => hris.find('NV1'),
  erp: ({ erp }) =>
    erp.push({
      entityName: 'package',
      entityId: 1,
      domain: 1,
      departmentId: null,
      branchId: null,
      data: {},
      attempt: 1,
      key: 'one',
    }),
  einvoice: ({ einvoice }) => einvoice.cancel('one', 'two'),
};

const cases: readonly (readonly [
  string,
  (capability: Capability) => Record<string, string>,
  Standing,
])[] = [
  ['a production start without settings', () => production, 'off'],
  ['a PostgreSQL without SEED', () => ({ DATABASE_URL: 'postgres://u@127.0.0.1/c' }), 'off'],
  ['SIMULATE naming it', one => ({ ...production, SIMULATE: one }), 'simulated'],
  ['SIMULATE=all', () => ({ ...production, SIMULATE: 'all' }), 'simulated'],
  ['its setting', one => ({ ...production, ...setUp[one] }), 'real'],
  [
    'its setting, though SIMULATE names it',
    one => ({ ...production, ...setUp[one], SIMULATE: one }),
    'real',
  ],
  ['demo data', () => ({ SEED: 'demo' }), 'simulated'],
  ['large demo data', () => ({ SEED: 'large' }), 'simulated'],
  ['demo data and its setting', one => ({ SEED: 'demo', ...setUp[one] }), 'real'],
  ['demo data and SIMULATE=none', () => ({ SEED: 'demo', SIMULATE: 'none' }), 'off'],
  [
    'SIMULATE naming all others',
    one => ({ SIMULATE: capabilityNames.filter(other => other !== one).join(', ') }),
    'off',
  ],
];

describe.each(capabilityNames)('%s', capability => {
  const { setting } = capabilities[capability];

  it.each(cases)('with %s: %s → %s', async (_name, envOf, standing) => {
    const config = readConfig(envOf(capability));
    expect(standingOf(config, capability)).toBe(standing);
    // The start says it, and the page knows it before it asks.
    const said = offText(config) ?? '';
    expect(said.includes(notSetUp(capability).message)).toBe(standing === 'off');
    expect(said.includes(`${capability} (${setting} makes it real)`)).toBe(
      standing === 'simulated',
    );
    expect(startData(config).off?.includes(capability) ?? false).toBe(standing === 'off');
    if (!isAdapted(capability)) return;
    const services = createServices(config, { db, longDb: db });
    expect(services[capability].isSimulated).toBe(standing === 'simulated');
    if (standing === 'off')
      await expect(asked[capability](services)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        status: 503,
        message: notSetUp(capability).message,
      });
  });

  it('names its setting in both languages', () => {
    expect(notSetUp(capability).message).toContain(setting);
    expect(notSetUp(capability).hi).toContain(setting);
  });
});

it('says nothing at a start where all is real', () => {
  const all = Object.assign({ ...production }, ...Object.values(setUp)) as NodeJS.ProcessEnv;
  expect(offText(readConfig(all))).toBeUndefined();
  expect(startData(readConfig(all))).not.toHaveProperty('off');
});

it.each(['phones', 'mail,phones', 'mail,', 'all,mail', 'yes', 'Mail'])(
  'a start with SIMULATE=%s is refused, and says what can be named',
  value => {
    const read = () => readConfig({ ...production, SIMULATE: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      /^SIMULATE names "[^"]*", but must be all, none or some of: mail,messages,telephony,gateway,hris,erp,einvoice,supplier$/,
    );
  },
);
