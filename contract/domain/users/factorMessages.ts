import { told, type Told } from '../messages/told.ts';

/** What second factors and one's own sessions are refused with. */
export const factorMessages = {
  required: told(
    'The password is right. A second factor is needed to sign in.',
    'पासवर्ड सही है। साइन इन करने के लिए दूसरा प्रमाण चाहिए।',
  ),
  setUpFirst: told(
    'The password is right. Your role needs a second factor: set one up to sign in.',
    'पासवर्ड सही है। आपकी भूमिका को दूसरा प्रमाण चाहिए: साइन इन करने के लिए उसे सेट करें।',
  ),
  stepOver: told(
    'This sign-in took too long. Start again with your password.',
    'इस साइन इन में बहुत समय लगा। पासवर्ड से फिर शुरू करें।',
  ),
  wrongCode: told(
    'This code is not right. Enter the one that the app shows now.',
    'यह कोड सही नहीं है। ऐप अभी जो कोड दिखा रहा है, वह लिखें।',
  ),
  usedCode: told(
    'This code has been used. Wait for the next one.',
    'यह कोड इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
  ),
  wrongRecoveryCode: told(
    'This recovery code is not right, or it has been used.',
    'यह रिकवरी कोड सही नहीं है, या इस्तेमाल हो चुका है।',
  ),
  wrongPasskey: told(
    'This passkey did not sign you in. Try again, or sign in another way.',
    'इस पासकी से साइन इन नहीं हुआ। फिर कोशिश करें, या दूसरे तरीक़े से साइन इन करें।',
  ),
  wrongPassword: told('This password is not right.', 'यह पासवर्ड सही नहीं है।'),
  off: told(
    'Second factors are not set up, because the setting SECRETS_KEY is missing.',
    'दूसरे प्रमाण सेट नहीं हैं: सेटिंग SECRETS_KEY मौजूद नहीं है।',
  ),
  noPasskeys: told(
    'Passkeys need an address with a name and https. Ask who runs this console to set PUBLIC_URL.',
    'पासकी के लिए https और नाम वाला पता चाहिए। इस कंसोल को चलाने वालों से PUBLIC_URL सेट करने को कहें।',
  ),
  otherKey: told(
    'This code cannot be checked, because SECRETS_KEY has changed. Sign in another way, or ask an administrator to reset it.',
    'यह कोड जाँचा नहीं जा सकता, क्योंकि SECRETS_KEY बदल गई है। दूसरे तरीक़े से साइन इन करें, या व्यवस्थापक से रीसेट कराएँ।',
  ),
  prove: told('Confirm that it is you first.', 'पहले पुष्टि करें कि यह आप ही हैं।'),
  proveBy: told(
    'Enter a code or use a passkey: the password alone does not do here.',
    'कोड लिखें या पासकी इस्तेमाल करें: यहाँ केवल पासवर्ड काफ़ी नहीं है।',
  ),
  lastFactor: told(
    'Your role needs a second factor. Add another one before you remove this.',
    'आपकी भूमिका को दूसरा प्रमाण चाहिए। इसे हटाने से पहले दूसरा जोड़ें।',
  ),
  hasApp: told(
    'You have an authenticator app already. Remove it first.',
    'आपके पास प्रमाणक ऐप पहले से है। पहले उसे हटाएँ।',
  ),
  hasFactor: told(
    'A second factor has been set up meanwhile. Sign in with it.',
    'इस बीच दूसरा प्रमाण सेट हो चुका है। उसी से साइन इन करें।',
  ),
  noFactor: told('There is no second factor.', 'दूसरा प्रमाण नहीं है।'),
  manyPasskeys: told(
    'Twenty passkeys are enough. Remove one first.',
    'बीस पासकी काफ़ी हैं। पहले एक हटाएँ।',
  ),
  knownPasskey: told('This passkey is known already.', 'यह पासकी पहले से है।'),
  passkeyNotMade: told(
    'The passkey was not made for this console. Try again.',
    'यह पासकी इस कंसोल के लिए नहीं बनी। फिर कोशिश करें।',
  ),
  noPasskey: told('This passkey does not exist.', 'यह पासकी नहीं है।'),
  noSession: told('This session has ended.', 'यह सत्र समाप्त हो चुका है।'),
  thisSession: told('Sign out to end this session.', 'यह सत्र समाप्त करने के लिए साइन आउट करें।'),
  noDevice: told('This device is not known.', 'यह डिवाइस ज्ञात नहीं है।'),
  tooOften: told(
    'There were too many attempts. Wait a few minutes and try again.',
    'बहुत बार कोशिश हुई। कुछ मिनट रुककर फिर कोशिश करें।',
  ),
  nothingGiven: told('Enter a code, or use a passkey.', 'कोड लिखें, या पासकी इस्तेमाल करें।'),
} as const satisfies Readonly<Record<string, Told>>;
