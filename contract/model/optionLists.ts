import { domains } from '../domain/accounts/domains.ts';
import { clientTypes, type ClientTypeId } from '../domain/accounts/clientTypes.ts';
import { hsnCodes, type HsnCode } from '../domain/catalogue/hsnCodes.ts';
import type {
  activationParameterTypes,
  pricingParameterTypes,
} from '../domain/catalogue/parameters.ts';
import { productTypes } from '../domain/catalogue/productTypes.ts';
import type { OptionFile, Text } from './files/screenFile.ts';

const clientTypesInHindi: Readonly<Record<ClientTypeId, string>> = {
  1: 'बिल्डर',
  2: 'ब्रोकर',
  3: 'मालिक',
  4: 'वित्तीय संस्था',
  5: 'मार्केटिंग एजेंसी',
};

const hsnCodesInHindi: Readonly<Record<HsnCode, string>> = {
  998365: 'लिस्टिंग',
  847170: 'हार्डवेयर',
  998439: 'ऑनलाइन/सॉफ़्टवेयर',
  998716: 'एएमसी',
  998399: 'गठजोड़',
  997159: 'अन्य वित्तीय सहायक',
};

type ParameterType =
  (typeof pricingParameterTypes)[number] | (typeof activationParameterTypes)[number];

const parameterTypes: Readonly<Record<ParameterType, Text>> = {
  string: { en: 'Text', hi: 'पाठ' },
  number: { en: 'Number', hi: 'संख्या' },
  boolean: { en: 'Yes or no', hi: 'हाँ या नहीं' },
  date: { en: 'Date', hi: 'तारीख' },
  enum: { en: 'One of a list', hi: 'सूची में से एक' },
  json: { en: 'JSON text', hi: 'JSON पाठ' },
  polygons: { en: 'Map areas', hi: 'नक्शे के क्षेत्र' },
  listings: { en: 'Listings', hi: 'लिस्टिंग' },
};

/**
 * Option lists that several screens share, by the name a screen file gives in `options`. A field offers those that its
 * schema allows. Names of product types stay as they are in every language, 'Trail' included (T61).
 */
export const optionLists = {
  'client-types': clientTypes.map(({ id, label }) => ({
    value: id,
    label: { en: label, hi: clientTypesInHindi[id] },
  })),
  'hsn-codes': hsnCodes.map(({ id, label }) => ({
    value: String(id),
    label: { en: `${id} ${label}`, hi: `${id} ${hsnCodesInHindi[id]}` },
  })),
  'product-types': productTypes.map(({ id, label }) => ({
    value: id,
    label: { en: label, hi: label },
  })),
  domains: domains.map(({ id, label }) => ({ value: id, label: { en: label, hi: label } })),
  'parameter-types': Object.entries(parameterTypes).map(([value, label]) => ({ value, label })),
  /** Lines of opportunities (part 1 section 1). */
  lines: [
    { value: 'owner', label: { en: 'Owner', hi: 'मालिक' } },
    { value: 'broker', label: { en: 'Broker', hi: 'ब्रोकर' } },
    { value: 'builder', label: { en: 'Builder', hi: 'बिल्डर' } },
    { value: 'tenant', label: { en: 'Tenant', hi: 'किराएदार' } },
  ],
  /** The specification names the ends alone (part 1 section 4); the rest are the console's words (record 0090). */
  'opportunity-statuses': [
    { value: 1, label: { en: 'New', hi: 'नया' }, tone: 'info' },
    { value: 3, label: { en: 'Details shared', hi: 'विवरण भेजा' }, tone: 'info' },
    { value: 8, label: { en: 'Link sent', hi: 'लिंक भेजा' }, tone: 'info' },
    { value: 4, label: { en: 'Negotiation', hi: 'बातचीत' }, tone: 'info' },
    { value: 5, label: { en: 'Awaiting payment', hi: 'भुगतान बाकी' }, tone: 'warning' },
    { value: 2, label: { en: 'Closed', hi: 'बंद' }, tone: 'success' },
    { value: 6, label: { en: 'Lost', hi: 'खोया' }, tone: 'danger' },
    { value: 7, label: { en: 'Dropped', hi: 'छोड़ा' }, tone: 'danger' },
  ],
  /** Stages of a broker opportunity (part 1 section 4). */
  'broker-stages': [
    { value: 'pre_discovery', label: { en: 'Pre-discovery', hi: 'खोज से पहले' } },
    { value: 'discovery', label: { en: 'Discovery', hi: 'खोज' } },
    { value: 'buy_initiation', label: { en: 'Buy initiation', hi: 'खरीद की शुरुआत' } },
    { value: 'order_confirmation', label: { en: 'Order confirmation', hi: 'ऑर्डर की पुष्टि' } },
    { value: 'payment_failed', label: { en: 'Payment failed', hi: 'भुगतान विफल' } },
  ],
  /** Zones of the cities (part 2 section 3). */
  zones: [
    { value: 'North', label: { en: 'North', hi: 'उत्तर' } },
    { value: 'South', label: { en: 'South', hi: 'दक्षिण' } },
    { value: 'East', label: { en: 'East', hi: 'पूर्व' } },
    { value: 'West', label: { en: 'West', hi: 'पश्चिम' } },
    { value: 'Central', label: { en: 'Central', hi: 'मध्य' } },
    { value: 'North East', label: { en: 'North East', hi: 'पूर्वोत्तर' } },
  ],
} as const satisfies Record<string, readonly OptionFile[]>;

export type OptionListName = keyof typeof optionLists;

export const isOptionListName = (name: string): name is OptionListName =>
  Object.hasOwn(optionLists, name);
