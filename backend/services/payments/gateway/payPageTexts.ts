import type { LinkTry } from '../../../adapters/gateway/embeddedGateway.ts';

/** What the page of a simulated payment link says. */
export interface PayPageTexts {
  readonly title: string;
  readonly simulated: string;
  readonly paid: string;
  readonly failed: string;
  readonly over: string;
  readonly unknown: string;
  readonly tries: Readonly<Record<LinkTry, string>>;
}

export const payPageTexts: Readonly<Record<'en' | 'hi', PayPageTexts>> = {
  en: {
    title: 'Pay',
    simulated: 'This page is simulated, so no money is paid. Choose what happens to the payment.',
    paid: 'Paid. Thank you.',
    failed: 'The last attempt failed. You can try again.',
    over: 'This link has expired.',
    unknown: 'This link does not exist.',
    tries: {
      pay: 'Pay',
      'pay-late': 'Pay, and report it 20 seconds late',
      'pay-twice': 'Pay, and report it twice',
      fail: 'Let the payment fail',
      'fail-late': 'Pay, and report an earlier failure afterwards',
    },
  },
  hi: {
    title: 'भुगतान',
    simulated: 'यह पृष्ठ नक़ली है: कोई राशि नहीं जाती। चुनें कि भुगतान का क्या होगा।',
    paid: 'भुगतान हो गया। धन्यवाद।',
    failed: 'पिछली कोशिश विफल रही। आप फिर कोशिश कर सकते हैं।',
    over: 'यह लिंक समाप्त है।',
    unknown: 'ऐसा कोई लिंक नहीं है।',
    tries: {
      pay: 'भुगतान करें',
      'pay-late': 'भुगतान करें, सूचना 20 सेकंड बाद',
      'pay-twice': 'भुगतान करें, सूचना दो बार',
      fail: 'भुगतान विफल हो',
      'fail-late': 'भुगतान करें, फिर पहले की विफलता बताएँ',
    },
  },
};
