import type { Text } from '../../model/files/screenFile.ts';
import { checkContactName, checkEmail, checkPhone } from '../checks/contactChecks.ts';
import { checkGstin } from '../checks/gstin.ts';
import { checkLegalName, checkPan, checkPin } from '../checks/legalEntityChecks.ts';
import { isMaskOf } from '../checks/phone.ts';
import { pleaseEnter } from '../checks/required.ts';
import type { FieldFault } from '../messages/fieldFaults.ts';
import { toldText } from '../messages/told.ts';
import { isNoValue } from '../noValue.ts';

type Values = Readonly<Record<string, unknown>>;

/** One thing that is wrong with a record, as checks of screens tell it. */
export interface ClientFinding {
  readonly path: string;
  readonly message: Text;
}

/** The checks' sentences in Hindi; the specification gives English alone. */
const hindi: Readonly<Record<string, string>> = {
  'E-mail is not valid': 'ई-मेल मान्य नहीं है',
  'Name may hold letters and digits only': 'नाम में केवल अक्षर और अंक हो सकते हैं',
  'Phone number must have 10 digits': 'फ़ोन नंबर में 10 अंक होने चाहिए',
  'PAN is not valid': 'पैन मान्य नहीं है',
  'PIN is not valid': 'पिन मान्य नहीं है',
  'GSTIN is not valid': 'जीएसटीआईएन मान्य नहीं है',
  'GSTIN must be empty for an unregistered customer': 'अपंजीकृत ग्राहक का जीएसटीआईएन खाली होना चाहिए',
  "Legal name may hold letters, digits, spaces and - # _ , & . ' / ( ) only":
    "कानूनी नाम में केवल अक्षर, अंक, रिक्त स्थान और - # _ , & . ' / ( ) हो सकते हैं",
  'Please enter legal name': 'कृपया कानूनी नाम लिखें',
  'Please enter billing address': 'कृपया बिलिंग पता लिखें',
  'Please enter shipping address': 'कृपया शिपिंग पता लिखें',
};

/** The sentence in Hindi; a code in it, of two figures, stands in both. */
const inHindi = (en: string): string => {
  const code = /begins with (..),/.exec(en)?.[1];
  return code === undefined
    ? (hindi[en] ?? en)
    : `जीएसटीआईएन ${code} से शुरू होता है, जो किसी राज्य का कोड नहीं है`;
};

const valuesIn = (record: unknown): Values =>
  record !== null && typeof record === 'object' ? (record as Values) : {};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const isAsStored = (field: string, now: Values, before: Values | undefined): boolean =>
  before !== undefined && (now[field] === before[field] || isMaskOf(now[field], before[field]));

type Rule = readonly [field: string, check: (record: Values) => string | undefined];

/**
 * Asks rules of a record, one entry a field. What is stored already and did not change is not asked again, so that an
 * odd value from elsewhere keeps nobody from correcting another field.
 */
const findings =
  (...rules: readonly Rule[]) =>
  ({ record, previous }: { record: unknown; previous?: unknown }): readonly ClientFinding[] => {
    const now = valuesIn(record);
    const before = previous === undefined ? undefined : valuesIn(previous);
    return rules.flatMap(([path, check]) => {
      if (isAsStored(path, now, before)) return [];
      const en = check(now);
      return en === undefined ? [] : [{ path, message: { en, hi: inHindi(en) } }];
    });
  };

const phone = (field: string): Rule => [field, record => checkPhone(textOf(record[field])?.trim())];
const email: Rule = ['email', record => checkEmail(textOf(record['email']))];

const streetFault =
  (kind: 'billing' | 'shipping') =>
  (record: Values): string | undefined =>
    isNoValue(textOf(record[`${kind}Street`])?.trim()) &&
    !(isNoValue(record[`${kind}CityId`]) && isNoValue(record[`${kind}Pincode`]))
      ? pleaseEnter(`${kind} address`)
      : undefined;

/** What is wrong with an account (part 1 section 5). */
export const accountFindings = findings(phone('mobile'), email, [
  'pan',
  record => checkPan(textOf(record['pan'])),
]);

/** What is wrong with a contact: name, phone, e-mail (part 1 section 5, T87, T88). */
export const contactFindings = findings(
  ['name', record => checkContactName(textOf(record['name']))],
  phone('phone'),
  email,
);

/** What is wrong with a legal entity: only the legal name is mandatory (part 1 section 5, T87, T90 to T92). */
export const legalEntityFindings = findings(
  ['legalName', record => checkLegalName(textOf(record['legalName']))],
  ['pan', record => checkPan(textOf(record['pan']))],
  [
    'gstin',
    record => checkGstin(textOf(record['gstin']), record['isUnregisteredCustomer'] === true),
  ],
  ['billingStreet', streetFault('billing')],
  ['billingPincode', record => checkPin(textOf(record['billingPincode']))],
  ['shippingStreet', streetFault('shipping')],
  ['shippingPincode', record => checkPin(textOf(record['shippingPincode']))],
);

/** The same as faults of fields, for the calls. */
export const asFieldFaults = (found: readonly ClientFinding[]): readonly FieldFault[] =>
  found.map(({ path, message }) => ({ field: path, code: 'check', ...toldText(message) }));
