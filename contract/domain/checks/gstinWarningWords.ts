import type { Text } from '../../model/files/screenFile.ts';
import { gstStates } from './gstStates.ts';
import { gstinWarnings } from './gstin.ts';

/** The warnings in Hindi; `…` stands for the two digits that are told. */
const hindi: Readonly<Record<string, string>> = {
  'GSTIN begins with …, which is not a state code':
    'जीएसटीआईएन … से शुरू होता है, जो किसी राज्य का कोड नहीं है',
  'The state of the GSTIN differs from that of the address': 'जीएसटीआईएन पते से अलग राज्य का है',
  'GSTIN does not contain the PAN': 'जीएसटीआईएन में यह पैन नहीं है',
  'The last character of the GSTIN does not match the others':
    'जीएसटीआईएन का अंतिम अक्षर बाकी अक्षरों से मेल नहीं खाता',
};

interface Entity {
  readonly pan?: string | undefined;
  /** Name of the state of the billing address. */
  readonly state?: string | undefined;
}

/** What looks wrong about a GSTIN, in both languages; it warns and never refuses (T90). */
export const gstinWarningWords = (gstin: string, { pan, state }: Entity): readonly Text[] => {
  const stateCode = gstStates.find(({ label }) => label === state)?.id;
  const entity = { pan: pan ?? null, stateCode: stateCode ?? null };
  return gstinWarnings(gstin, entity).map(en => {
    const code = /begins with (.{2}),/.exec(en)?.[1] ?? '';
    const known = hindi[code === '' ? en : en.replace(code, '…')];
    return { en, hi: known?.replace('…', code) ?? en };
  });
};
