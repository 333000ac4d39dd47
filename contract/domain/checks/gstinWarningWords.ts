import type { Text } from '../../model/files/screenFile.ts';
import { gstStates } from './gstStates.ts';
import { gstinWarnings } from './gstin.ts';

const hindi: Readonly<Record<string, string>> = {
  'The state of the GSTIN differs from that of the address': 'जीएसटीआईएन पते से अलग राज्य का है',
  'GSTIN does not contain the PAN': 'जीएसटीआईएन में यह पैन नहीं है',
  'GSTIN does not contain the TAN': 'जीएसटीआईएन में यह टैन नहीं है',
  'The last character of the GSTIN does not match the others':
    'जीएसटीआईएन का अंतिम अक्षर बाकी अक्षरों से मेल नहीं खाता',
};

interface Entity {
  readonly pan?: string | undefined;
  readonly tan?: string | undefined;
  /** Name of the state of the billing address. */
  readonly state?: string | undefined;
}

/** What looks wrong about a GSTIN, in both languages; it warns and never refuses (T90). */
export const gstinWarningWords = (gstin: string, { pan, tan, state }: Entity): readonly Text[] => {
  const stateCode = gstStates.find(({ label }) => label === state)?.id;
  const beside = { pan: pan ?? null, tan: tan ?? null, stateCode: stateCode ?? null };
  return gstinWarnings(gstin, beside).map(en => ({ en, hi: hindi[en] ?? en }));
};
