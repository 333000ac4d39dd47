import { told, type Told } from '../messages/told.ts';

/**
 * What a console needs of others: by which setting it is set up, and what it is in words. Each is real where its setting is there,
 * simulated on demo data or where `SIMULATE` names it, and otherwise off (docs/decisions/0237-nothing-is-simulated-unasked.md).
 */
export const capabilities = {
  mail: { setting: 'SMTP_URL', what: { en: 'Mail', hi: 'मेल' } },
  messages: { setting: 'MESSAGES_URL', what: { en: 'Text messages', hi: 'टेक्स्ट संदेश' } },
  telephony: { setting: 'TELEPHONY_URL', what: { en: 'Telephony', hi: 'टेलीफ़ोनी' } },
  gateway: {
    setting: 'PAYMENT_GATEWAY_URL',
    what: { en: 'The payment gateway', hi: 'भुगतान गेटवे' },
  },
  hris: { setting: 'HRIS_URL', what: { en: 'The HR system', hi: 'एचआर प्रणाली' } },
  erp: { setting: 'ERP_URL', what: { en: 'NetSuite', hi: 'नेटसुइट' } },
  einvoice: {
    setting: 'E_INVOICE_URL',
    what: { en: 'The e-invoice portal', hi: 'ई-इनवॉइस पोर्टल' },
  },
  supplier: {
    setting: 'SUPPLIER_GSTIN',
    what: { en: 'The company that issues invoices', hi: 'इनवॉइस जारी करने वाली कंपनी' },
  },
} as const;

export type Capability = keyof typeof capabilities;

export const capabilityNames = Object.keys(capabilities) as readonly Capability[];

/** How a console has a capability. */
export type Standing = 'real' | 'simulated' | 'off';

/** What is told where a capability is off: what is missing, and which setting brings it. */
export const notSetUp = (capability: Capability): Told => {
  const { setting, what } = capabilities[capability];
  return told(
    `${what.en} is not set up, because the setting ${setting} is missing.`,
    `${what.hi} सेट नहीं है: सेटिंग ${setting} मौजूद नहीं है।`,
  );
};
