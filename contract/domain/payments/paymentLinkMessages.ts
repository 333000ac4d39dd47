import { told, type Told } from '../messages/told.ts';

/** How long a client can pay by a link (decision record 0142). */
export const paymentLinkDays = 7;

/** The mode of payment of what came by a link. */
export const linkMode = 11;

/** The words of the specification about sharing; the others are the console's own. */
export const paymentLinkMessages = {
  shared: 'Link shared successfully',
  notShared: 'Link sharing failed',
} as const;

/** The console's own sentences about payment links and what the gateway tells of them. */
export const paymentLinkRefusals = {
  nothingDue: told(
    'Nothing is due for this milestone, including what is being collected.',
    'इस माइलस्टोन के लिए कुछ देय नहीं है, जो वसूली में है उसे मिलाकर।',
  ),
  amountNeeded: told(
    'Choose the milestone or enter the amount to pay.',
    'माइलस्टोन या चुकाई जाने वाली राशि बताएँ।',
  ),
  ended: told(
    'This link is paid or has expired. Create a new one.',
    'यह लिंक चुकाया जा चुका है या समाप्त है। नया बनाएँ।',
  ),
  signature: told('The signature of this callback is wrong.', 'इस कॉलबैक का हस्ताक्षर ग़लत है।'),
  unreadable: told('This callback cannot be read.', 'यह कॉलबैक पढ़ा नहीं जा सकता।'),
  gateway: told(
    'The payment gateway does not respond. Try again later.',
    'भुगतान गेटवे उत्तर नहीं दे रहा। बाद में फिर कोशिश करें।',
  ),
} as const satisfies Record<string, Told>;
