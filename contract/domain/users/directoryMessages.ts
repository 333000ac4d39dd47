import { told, type Told } from '../messages/told.ts';

/** What somebody is told whom the company's provider did not bring in; the name is that of the button. */
export const directoryMessages = {
  lost: told(
    'This sign-in took too long, or began in another browser. Press the button again.',
    'साइन-इन में बहुत देर लगी, या वह दूसरे ब्राउज़र में शुरू हुआ। बटन फिर दबाएँ।',
  ),
  off: told(
    'Your account here is switched off. Ask an administrator to switch it on.',
    'यहाँ आपका खाता बंद है। व्यवस्थापक से उसे चालू करने को कहें।',
  ),
  tied: told(
    'Your account here belongs to another account of yours. Ask an administrator to switch it off and on again.',
    'यहाँ आपका खाता आपके किसी दूसरे खाते से जुड़ा है। व्यवस्थापक से उसे बंद करके फिर चालू करने को कहें।',
  ),
  notSetUp: told(
    'Sign-in by the company’s provider is not set up here (OIDC_ISSUER).',
    'कंपनी के प्रदाता से साइन-इन यहाँ चालू नहीं है (OIDC_ISSUER)।',
  ),
  noToken: told('The logout token proves nothing.', 'यह लॉगआउट टोकन कुछ साबित नहीं करता।'),
} as const;

export const directoryAway = (name: string): Told =>
  told(
    `The sign-in with ${name} does not respond. Try again in a moment, or use your password.`,
    `${name} से साइन-इन जवाब नहीं दे रहा। थोड़ी देर में फिर कोशिश करें, या पासवर्ड लिखें।`,
  );

export const directoryTurnedBack = (name: string): Told =>
  told(
    `The sign-in with ${name} was stopped. Try again, or use your password.`,
    `${name} से साइन-इन रुक गया। फिर कोशिश करें, या पासवर्ड लिखें।`,
  );

export const directoryNotProved = (name: string): Told =>
  told(
    `The sign-in with ${name} could not be checked. Try again, and tell an administrator if it happens again.`,
    `${name} से साइन-इन की जाँच नहीं हो सकी। फिर कोशिश करें; दोबारा हो तो व्यवस्थापक को बताएँ।`,
  );

export const directoryUnverified = (name: string): Told =>
  told(
    `${name}: your e-mail address is not verified there. Have it verified, and sign in again.`,
    `${name}: वहाँ आपका ई-मेल पता सत्यापित नहीं है। उसे सत्यापित कराएँ, फिर साइन इन करें।`,
  );

export const directoryStranger = (email: string): Told =>
  told(
    `Nobody here has the address ${email}. Ask an administrator to add you.`,
    `यहाँ किसी का पता ${email} नहीं है। व्यवस्थापक से कहें कि आपको जोड़ें।`,
  );

export const directoryNoRole = (name: string): Told =>
  told(
    `${name}: none of your groups opens this console. Ask an administrator to add you to one.`,
    `${name}: आपका कोई समूह इस कंसोल में नहीं ले जाता। व्यवस्थापक से किसी समूह में जोड़ने को कहें।`,
  );

export const directoryTooManyGroups = (name: string): Told =>
  told(
    `${name}: you are in more groups than are told at a sign-in. Ask an administrator to have only those of the console sent.`,
    `${name}: आप बहुत अधिक समूहों में हैं। व्यवस्थापक से कहें कि केवल कंसोल के समूह भेजे जाएँ।`,
  );
