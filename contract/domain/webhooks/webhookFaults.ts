import { told, type Told } from '../messages/told.ts';

/** What is told to those who subscribe programs to changes. */
export const webhookFaults = {
  notAddress: told(
    'Enter a web address such as https://example.com/hooks.',
    'https://example.com/hooks जैसा वेब पता लिखें।',
  ),
  notSecure: told('The address must begin with https://.', 'पता https:// से शुरू होना चाहिए।'),
  withPassword: told(
    'Leave name and password out of the address. Every message is signed.',
    'पते से नाम और पासवर्ड हटा दें। हर संदेश पर हस्ताक्षर होता है।',
  ),
  private: told(
    'This address is inside a private network. An operator can allow it by WEBHOOK_PRIVATE_HOSTS.',
    'यह पता निजी नेटवर्क का है। संचालक WEBHOOK_PRIVATE_HOSTS से इसे अनुमति दे सकता है।',
  ),
  port: told('Webhooks go to the ports 443 and 8443.', 'वेबहुक पोर्ट 443 और 8443 पर जाते हैं।'),
  condition: told(
    'This is not a condition. Write one such as { "amount": { "gt": 500000 } }.',
    'यह शर्त नहीं है। { "amount": { "gt": 500000 } } जैसी लिखें।',
  ),
  conditionOfMany: told(
    'A condition needs events of one screen. Make a subscription for each screen.',
    'शर्त के लिए एक ही स्क्रीन की घटनाएँ चुनें। हर स्क्रीन के लिए अलग सदस्यता बनाएँ।',
  ),
  ofFile: told('A screen file says this. Change it there.', 'यह स्क्रीन फ़ाइल में लिखा है। वहीं बदलें।'),
  paused: told(
    'This subscription is paused. Resume it first.',
    'यह सदस्यता रुकी हुई है। पहले उसे चालू करें।',
  ),
  waiting: told('This message is waiting to be sent anyway.', 'यह संदेश भेजे जाने की प्रतीक्षा में ही है।'),
  unreadable: told(
    'The record could not be read for this message.',
    'इस संदेश के लिए रिकॉर्ड पढ़ा नहीं जा सका।',
  ),
  notSeen: told(
    'The owner of the subscription may no longer see this record.',
    'सदस्यता का मालिक अब यह रिकॉर्ड नहीं देख सकता।',
  ),
  noOwner: told(
    'The owner of this subscription can no longer sign in. Save it to become its owner.',
    'इस सदस्यता का मालिक अब साइन इन नहीं कर सकता। इसे सहेजकर मालिक बनें।',
  ),
  nameTaken: told('A subscription with this name already exists.', 'इस नाम की सदस्यता पहले से है।'),
} as const satisfies Readonly<Record<string, Told>>;

/** @param near an event that is called much like it */
export const noSuchEvent = (name: string, near: string | null): Told =>
  told(
    `There is no event ${name}${near === null ? '' : ` (did you mean ${near}?)`}, or you may not see its records.`,
    `${name} नाम की कोई घटना नहीं है${near === null ? '' : ` (क्या ${near}?)`}, या आप उसके रिकॉर्ड नहीं देख सकते।`,
  );

/** @param name a field that a condition names */
export const noSuchField = (name: string): Told =>
  told(
    `There is no field ${name}, or you may not see it.`,
    `${name} नाम की कोई फ़ील्ड नहीं है, या आप उसे नहीं देख सकते।`,
  );
