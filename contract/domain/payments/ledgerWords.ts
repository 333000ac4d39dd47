import type { Text } from '../../model/files/screenFile.ts';

/** What an entry of the ledger is called, by its kind (T38, T48). */
export const ledgerWords = {
  collection: { en: 'Payment', hi: 'भुगतान' },
  tds: { en: 'TDS certified', hi: 'टीडीएस प्रमाणित' },
  wallet: { en: 'From the wallet', hi: 'वॉलेट से' },
  refund: { en: 'Refund', hi: 'रिफ़ंड' },
  bounce: { en: 'Bounced', hi: 'बाउंस' },
  reversal: { en: 'Reversal', hi: 'उलटी प्रविष्टि' },
} as const satisfies Readonly<Record<string, Text>>;
