import { told } from '../messages/told.ts';

/** What is said about contacts: the specification's to the letter (part 1 section 8), our own in both languages. */
export const contactMessages = {
  isVerified: told('This contact is already verified.', 'यह संपर्क पहले से सत्यापित है।'),
  noEmail: told('This contact has no e-mail address to send to.', 'इस संपर्क का कोई ई-मेल पता नहीं है।'),
  sent: told('Verification sent', 'सत्यापन भेजा गया'),
  notSent: told('The verification could not be sent.', 'सत्यापन नहीं भेजा जा सका।'),
  wrongCode: told(
    'The code is wrong or older than seven days. Check it, or send a new one.',
    'कोड गलत है या सात दिन से पुराना है। उसे जाँचें, या नया भेजें।',
  ),
} as const;
