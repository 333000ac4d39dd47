import { formatRupees } from '../money/formatRupees.ts';
import type { Paise } from '../money/paise.ts';
import { told, type Told } from '../messages/told.ts';

/** To the letter (part 1 section 8, part 3 section 8); the sentences about a proforma are the console's own. */
export const invoiceMessages = {
  taxGenerated: 'Tax Invoice generated successfully',
  proformaGenerated: 'Proforma invoice generated',
  sent: 'Invoice sent',
  sentOnceRegistered: 'The invoice is sent once the e-invoice portal has given its IRN',
  digislateCancelled: 'Digislate invoice cancelled',
  notCancelled: 'Invoice cancelation failed',
} as const;

/** The console's own sentences. */
export const invoiceRefusals = {
  noEntity: told(
    'The client has no legal entity to bill. Add one first.',
    'ग्राहक की कोई कानूनी इकाई नहीं है जिसे बिल भेजा जाए। पहले एक जोड़ें।',
  ),
  noTermsheet: told(
    'RCM has not approved a termsheet with this milestone.',
    'इस माइलस्टोन वाली टर्मशीट RCM ने स्वीकृत नहीं की है।',
  ),
  notPaid: told(
    'The milestone is not paid yet. You can send a proforma invoice.',
    'माइलस्टोन अभी चुकाया नहीं गया; प्रोफ़ॉर्मा बीजक भेजा जा सकता है।',
  ),
  billed: told(
    'The whole milestone is billed by a digislate invoice.',
    'पूरा माइलस्टोन डिजिस्लेट बीजक से बिल हो चुका है।',
  ),
  noDigislate: told(
    'The milestone has no digislate amount, or its invoice already exists.',
    'माइलस्टोन में डिजिस्लेट राशि नहीं है, या उसका बीजक पहले से है।',
  ),
  taxStands: told(
    'A tax invoice already covers the whole milestone.',
    'पूरे माइलस्टोन का कर बीजक पहले से है।',
  ),
  afterTax: told(
    'The tax invoice of this milestone is already issued, so it can have no proforma invoice.',
    'इस माइलस्टोन का कर बीजक जारी हो चुका है: प्रोफ़ॉर्मा बीजक उससे पहले होता है।',
  ),
  billsTheRest: told(
    'A tax invoice bills the rest of this milestone, so the digislate invoice cannot be cancelled.',
    'कर बीजक इस माइलस्टोन का शेष बिल करता है: डिजिस्लेट बीजक उसके साथ रहेगा।',
  ),
  askedWithoutTax: told(
    'This milestone was requested without GST, but its legal entity is not in a special economic zone.',
    'यह माइलस्टोन बिना जीएसटी माँगा गया था, और इसकी कानूनी इकाई किसी विशेष आर्थिक क्षेत्र में नहीं है।',
  ),
  hasCreditNote: told(
    'A credit note takes back part of this invoice, so it cannot be cancelled.',
    'एक क्रेडिट नोट इस बीजक का हिस्सा वापस लेता है, इसलिए इसे रद्द नहीं किया जा सकता।',
  ),
  noBill: told(
    'Only a tax or digislate invoice in force can be taken back by a credit note.',
    'केवल मान्य कर या डिजिस्लेट बीजक क्रेडिट नोट से वापस लिया जा सकता है।',
  ),
  takenBack: told(
    'Credit notes have taken back the whole invoice already.',
    'क्रेडिट नोट पूरा बीजक पहले ही वापस ले चुके हैं।',
  ),
  overInvoice: (left: Paise): Told =>
    told(
      `At most ${formatRupees(left)} of this invoice is left to take back.`,
      `इस बीजक में से अधिकतम ${formatRupees(left)} वापस लिए जा सकते हैं।`,
    ),
  noEmail: told('This contact has no e-mail address.', 'इस संपर्क का ई-मेल पता नहीं है।'),
  otherKind: told(
    'Only a digislate invoice in force can be cancelled.',
    'केवल मान्य डिजिस्लेट बीजक रद्द हो सकता है।',
  ),
} as const satisfies Record<string, Told | ((left: Paise) => Told)>;
