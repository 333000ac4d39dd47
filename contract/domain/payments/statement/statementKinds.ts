import type { Text } from '../../../model/files/screenFile.ts';
import { ledgerWords } from '../ledgerWords.ts';

/** What a line of a statement tells, and what it is called: what was billed, what the ledger holds, and the wallet. */
export const statementKinds = {
  tax: { en: 'Tax invoice', hi: 'कर बीजक' },
  digislate: { en: 'Digislate invoice', hi: 'डिजिस्लेट बीजक' },
  cancelled: { en: 'Invoice cancelled', hi: 'बीजक रद्द' },
  'credit-note': { en: 'Credit note', hi: 'क्रेडिट नोट' },
  ...ledgerWords,
  'wallet-credit': { en: 'Into the wallet', hi: 'वॉलेट में' },
  'wallet-debit': { en: 'Out of the wallet', hi: 'वॉलेट से बाहर' },
  'wallet-refund': { en: 'Refund of the wallet', hi: 'वॉलेट का रिफ़ंड' },
  'wallet-reversal': { en: 'Wallet reversed', hi: 'वॉलेट उलटा' },
} as const satisfies Readonly<Record<string, Text>>;

export type StatementKind = keyof typeof statementKinds;

/** Why what was collected is not what was billed, and what is in neither yet. */
export const statementReasons = {
  unpaid: { en: 'Billed and not paid', hi: 'बिल हुआ, चुकाया नहीं गया' },
  unbilled: { en: 'Paid and not billed yet', hi: 'चुकाया गया, अभी बिल नहीं हुआ' },
  later: { en: 'Collected after this day', hi: 'इस दिन के बाद वसूला गया' },
  wallet: { en: 'In the wallet, for no milestone yet', hi: 'वॉलेट में, अभी किसी माइलस्टोन के लिए नहीं' },
  clearing: { en: 'Received and not cleared yet', hi: 'मिला, अभी क्लियर नहीं हुआ' },
  tds: { en: 'TDS without a certificate', hi: 'बिना प्रमाणपत्र का टीडीएस' },
  refunds: { en: 'Refunds agreed and not paid yet', hi: 'स्वीकृत रिफ़ंड, अभी नहीं चुकाए गए' },
} as const satisfies Readonly<Record<string, Text>>;

export type StatementReason = keyof typeof statementReasons;
