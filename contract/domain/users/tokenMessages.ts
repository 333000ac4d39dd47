import { told, type Told } from '../messages/told.ts';

/** What is told to those who make service accounts and their tokens, and to the programs that use them. */
export const tokenMessages = {
  unknown: told(
    'This API token is not known. Check that all of it was copied, or ask an administrator for a new one.',
    'यह API टोकन नहीं मिला। देखें कि पूरा कॉपी हुआ है, या व्यवस्थापक से नया लें।',
  ),
  revoked: told(
    'This API token was revoked. Ask an administrator for a new one.',
    'यह API टोकन रद्द कर दिया गया है। व्यवस्थापक से नया लें।',
  ),
  accountOff: told(
    'The service account of this API token is switched off. Ask an administrator to switch it on.',
    'इस API टोकन का सेवा खाता बंद है। व्यवस्थापक से उसे चालू करने को कहें।',
  ),
  forPeople: told(
    'This call is for people who are signed in. No API token opens it.',
    'यह कॉल साइन-इन किए लोगों के लिए है। कोई API टोकन इसे नहीं खोलता।',
  ),
  readOnly: told(
    'This API token only reads. Use one that may change something.',
    'यह API टोकन केवल पढ़ता है। ऐसा टोकन लें जो बदल भी सके।',
  ),
  elsewhere: told(
    'Another system answers this call, so a token with limits does not open it. Use one without.',
    'यह कॉल दूसरी प्रणाली में है, इसलिए सीमित टोकन इसे नहीं खोलता। बिना सीमा वाला लें।',
  ),
  tooMany: told(
    'This API token asks too often. Wait a moment and ask less often.',
    'यह API टोकन बहुत बार पूछता है। थोड़ा रुकें और कम बार पूछें।',
  ),
  nameTaken: told(
    'A service account with this name already exists.',
    'इस नाम का सेवा खाता पहले से है।',
  ),
  expiresPast: told('Choose today or a later day.', 'आज या बाद का दिन चुनें।'),
  expiresLate: told(
    'A token works for a year at most. Choose an earlier day.',
    'टोकन ज़्यादा से ज़्यादा एक साल चलता है। पहले का दिन चुनें।',
  ),
  off: told(
    'This service account is switched off. Switch it on first.',
    'यह सेवा खाता बंद है। पहले उसे चालू करें।',
  ),
} as const;

export const tokenExpired = (day: string): Told =>
  told(
    `This API token expired after ${day}. Ask an administrator for a new one.`,
    `यह API टोकन ${day} के बाद समाप्त हो गया। व्यवस्थापक से नया लें।`,
  );

/** The call that a token with a list of calls does not open. */
export const callOutside = (call: string): Told =>
  told(
    `This API token does not open the call ${call}. Ask an administrator for one that does.`,
    `यह API टोकन ${call} कॉल नहीं खोलता। व्यवस्थापक से ऐसा टोकन लें जो खोले।`,
  );

/** @param near a call that is called much like it */
export const noSuchCall = (name: string, near: string | null): Told =>
  told(
    `There is no call ${name}${near === null ? '' : ` (did you mean ${near}?)`}.`,
    `${name} नाम की कोई कॉल नहीं है${near === null ? '' : ` (क्या ${near}?)`}।`,
  );

/** A call that may not be in the list of a token. */
export const callOfPeople = (name: string): Told =>
  told(`${name} is for people alone. Leave it out.`, `${name} केवल लोगों के लिए है। उसे हटा दें।`);

/** Roles of a program that someone may not give, so that they may not make it act for them. */
export const accountRefused = (names: readonly string[]): Told =>
  told(
    `This service account has roles that you cannot grant: ${names.join(', ')}.`,
    `इस सेवा खाते के पास ऐसी भूमिकाएँ हैं जो आप नहीं दे सकते: ${names.join(', ')}।`,
  );
