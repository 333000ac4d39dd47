import { told, type Told } from '../messages/told.ts';
import { formatRupees } from '../money/formatRupees.ts';
import type { Paise } from '../money/paise.ts';
import { payoutNumber } from './payoutKinds.ts';

const one = (count: number, single: string, several: string): string =>
  count === 1 ? single : several.replace('{count}', String(count));

/** The console's own sentences about payouts in batches (decision record 0236). */
export const payoutRefusals = {
  notIn: told(
    'The batch has moved on, so this cannot be done any more.',
    'बैच आगे बढ़ चुका है, इसलिए यह अब नहीं हो सकता।',
  ),
  fourEyes: told(
    'You put this batch together, changed a bank account in it, or receive money from it, so someone else has to check it.',
    'यह बैच आपने बनाया, इसका कोई बैंक खाता बदला, या इससे आपको राशि मिलेगी, इसलिए जाँच किसी और को करनी होगी।',
  ),
  notChecked: told(
    'The file is there once somebody has checked the batch.',
    'फ़ाइल तब मिलती है जब कोई बैच जाँच ले।',
  ),
  empty: told('The batch has no lines left.', 'बैच में कोई पंक्ति नहीं बची।'),
  noAccount: (count: number): Told =>
    told(
      one(count, 'One payee has no bank account yet.', '{count} payees have no bank account yet.'),
      `${count} प्राप्तकर्ताओं का बैंक खाता दर्ज नहीं है।`,
    ),
  nothingToPay: (ids: readonly number[]): Told =>
    told(
      `Not to be paid, or paid already: ${ids.join(', ')}.`,
      `चुकाने योग्य नहीं, या पहले चुकाए जा चुके: ${ids.join(', ')}।`,
    ),
  inBatch: (batchId: number): Told =>
    told(
      `It is in payout batch ${payoutNumber(batchId)}. Take it out of the batch first.`,
      `यह भुगतान बैच ${payoutNumber(batchId)} में है। पहले इसे बैच से निकालें।`,
    ),
  refundInBatch: (batchId: number): Told =>
    told(
      `Its refund is in payout batch ${payoutNumber(batchId)}. Take it out of the batch first.`,
      `इसकी धनवापसी भुगतान बैच ${payoutNumber(batchId)} में है। पहले उसे बैच से निकालें।`,
    ),
  notSent: told(
    'The bank answers after the batch was sent to it.',
    'बैंक का उत्तर बैच भेजे जाने के बाद दर्ज होता है।',
  ),
  settled: told(
    'The bank has answered this line; it stays as it is.',
    'इस पंक्ति का उत्तर दर्ज हो चुका है; यह वैसी ही रहेगी।',
  ),
  answer: told('Choose Paid or Failed.', '‘चुकाया’ या ‘विफल’ चुनें।'),
  reference: told('Enter the bank’s reference of what was paid.', 'जो चुकाया गया उसका बैंक संदर्भ लिखें।'),
  failure: told('Enter why the bank did not pay it.', 'लिखें कि बैंक ने क्यों नहीं चुकाया।'),
  future: told('The bank cannot have paid it in the future.', 'भुगतान की तारीख भविष्य की नहीं होती।'),
  otherAmount: (amount: Paise): Told =>
    told(
      `It is over ${formatRupees(amount)} now, not what the bank was told.`,
      `अब यह ${formatRupees(amount)} का है, वह नहीं जो बैंक को बताया गया।`,
    ),
  payee: told('Choose a colleague or a client, one of both.', 'सहकर्मी या ग्राहक में से एक चुनें।'),
  payeeTaken: told('This payee already has a bank account.', 'इस प्राप्तकर्ता का बैंक खाता पहले से है।'),
  payeeWaits: told(
    'A batch that was checked pays into this account.',
    'जाँचा हुआ बैच इस खाते में भुगतान करेगा।',
  ),
} as const;
