import { told, type Told } from '../messages/told.ts';

/** The console's own sentences about what cannot go out to a client. */
export const sharingRefusals = {
  noEmail: told(
    'This person has no e-mail address. Enter one, or choose another channel.',
    'इस व्यक्ति का ई-मेल पता नहीं है। पता लिखें, या दूसरा माध्यम चुनें।',
  ),
  noPhone: told(
    'This person has no phone number. Enter one, or choose another channel.',
    'इस व्यक्ति का फ़ोन नंबर नहीं है। नंबर लिखें, या दूसरा माध्यम चुनें।',
  ),
  email: told('Enter a valid e-mail address.', 'सही ई-मेल पता लिखें।'),
  phone: told('Enter a phone number of 10 digits.', '10 अंकों का फ़ोन नंबर लिखें।'),
  dnd: told(
    'This client must not be disturbed by phone. Send an e-mail instead.',
    'इस ग्राहक को फ़ोन पर परेशान नहीं करना है। इसके बजाय ई-मेल भेजें।',
  ),
  nothingLeft: told(
    'Nothing is left to pay on this deal. Enter an amount for an advance.',
    'इस सौदे पर कुछ देना बाकी नहीं है। अग्रिम के लिए राशि लिखें।',
  ),
  noPackage: told(
    'This deal has no package to tell of. Add one in the quote.',
    'इस सौदे में बताने के लिए कोई पैकेज नहीं है। कोटेशन में जोड़ें।',
  ),
  notInDeal: told('This package is not part of the deal.', 'यह पैकेज इस सौदे में नहीं है।'),
  addressNeeded: told('Enter where it goes to.', 'लिखें कि यह कहाँ जाए।'),
  notTaken: told(
    'The message service does not respond. Try again later, or send an e-mail.',
    'संदेश सेवा उत्तर नहीं दे रही। बाद में फिर कोशिश करें, या ई-मेल भेजें।',
  ),
} as const satisfies Record<string, Told>;
