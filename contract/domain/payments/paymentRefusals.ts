import { formatRupees } from '../money/formatRupees.ts';
import type { Paise } from '../money/paise.ts';
import { told, type Told } from '../messages/told.ts';

/** The console's own sentences about payments. */
export const paymentRefusals = {
  moreThanDue: (due: Paise): Told =>
    told(
      `Only ${formatRupees(due)} is due for this milestone, including what is being collected.`,
      `इस माइलस्टोन के लिए केवल ${formatRupees(due)} देय है, जो वसूली में है उसे मिलाकर।`,
    ),
  otherMilestone: told(
    'This milestone belongs to another opportunity.',
    'यह माइलस्टोन दूसरे अवसर का है।',
  ),
  endedTermsheet: told(
    'The termsheet of this milestone is cancelled or dropped.',
    'इस माइलस्टोन की टर्मशीट रद्द या छोड़ी गई है।',
  ),
  secondCheque: told('This cheque has already been recorded.', 'यह चेक पहले से दर्ज है।'),
  referenceNeeded: told('Enter the number on it.', 'उस पर लिखी संख्या दें।'),
  otherVersion: (version: string): Told =>
    told(
      `A payment like this is saved by the ${version} call.`,
      `ऐसा भुगतान ${version} कॉल से सहेजा जाता है।`,
    ),
  usedResponse: told(
    'This bank notice already belongs to a payment, or does not exist.',
    'बैंक की यह सूचना ली जा चुकी है, या मौजूद नहीं है।',
  ),
  otherAmount: told('The bank notice has another amount.', 'बैंक की सूचना में दूसरी राशि है।'),
  otherArrival: told(
    'The gateway reported another amount or reference.',
    'गेटवे ने दूसरी राशि या संदर्भ बताया।',
  ),
  wallet: (left: Paise): Told =>
    told(`The wallet holds ${formatRupees(left)}.`, `वॉलेट में ${formatRupees(left)} हैं।`),
  spentAdvance: (left: Paise): Told =>
    told(
      `The wallet holds ${formatRupees(left)} of this advance. First reverse what was paid from it.`,
      `इस अग्रिम में से वॉलेट में ${formatRupees(left)} हैं: पहले वह वापस लें जो इससे चुकाया गया।`,
    ),
  walletMilestone: told(
    'Choose the milestone to pay from the wallet.',
    'वॉलेट से जिस माइलस्टोन का भुगतान करना है, उसे चुनें।',
  ),
  threshold: (left: Paise): Told =>
    told(
      `Only ${formatRupees(left)} of TDS is left of the threshold of this year.`,
      `इस वर्ष की सीमा में केवल ${formatRupees(left)} टीडीएस बचा है।`,
    ),
  notIn: told(
    'The status of this payment does not allow that.',
    'इस भुगतान की स्थिति इसकी अनुमति नहीं देती।',
  ),
  reason: told('Say why.', 'कारण बताएँ।'),
  subBroker: (parentId: number | null): Told =>
    told(
      `A sub-broker cannot pay. Collect it under the parent account ${String(parentId ?? '')}.`,
      `सब-ब्रोकर से वसूली नहीं होती: इसे मूल खाते ${String(parentId ?? '')} के नीचे लें।`,
    ),
  future: told('A payment cannot be dated in the future.', 'भुगतान की तारीख भविष्य की नहीं होती।'),
  moreThanCollected: (left: Paise): Told =>
    told(
      `Only ${formatRupees(left)} of this payment can be refunded.`,
      `इस भुगतान में से केवल ${formatRupees(left)} लौटाए जा सकते हैं।`,
    ),
  fourEyes: told(
    'You requested this refund, recorded or changed its payment, or receive it, so someone else has to decide on it.',
    'यह धनवापसी आपने माँगी, उसका भुगतान आपने दर्ज किया या बदला, या वह आपको मिलेगी, इसलिए फ़ैसला किसी और को करना होगा।',
  ),
  decided: told('It has already been decided.', 'इस पर फ़ैसला हो चुका है।'),
  secondSlip: told('This payment already has a deposit slip.', 'इस भुगतान की जमा पर्ची पहले से है।'),
  slip: told('The amount on the slip differs from the payment.', 'पर्ची की राशि भुगतान से अलग है।'),
  noTds: told(
    'No TDS was withheld from this payment, or it is already certified.',
    'इस भुगतान से टीडीएस नहीं काटा गया, या प्रमाणित हो चुका है।',
  ),
  futureCertificate: told(
    'A certificate cannot be dated in the future.',
    'प्रमाणपत्र की तारीख भविष्य की नहीं होती।',
  ),
  certificate: told('This certificate has already been recorded.', 'यह प्रमाणपत्र पहले से दर्ज है।'),
  key: told(
    'A call that moves money needs the header Idempotency-Key.',
    'राशि वाली कॉल को Idempotency-Key हेडर चाहिए।',
  ),
} as const;
