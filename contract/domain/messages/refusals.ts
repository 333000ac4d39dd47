import type { Text } from '../../model/files/screenFile.ts';
import { told, type Told } from './told.ts';

/** Refusals of no field, in words of the console's own. */
export const refusals = {
  notAllowed: told('Your roles do not allow this.', 'आपकी भूमिकाएँ इसकी अनुमति नहीं देतीं।'),
  otherSession: told(
    'Your session changed in another tab. Reload the page; what you typed is kept.',
    'दूसरे टैब में आपका सत्र बदल गया। पेज फिर से लोड करें; आपने जो लिखा है वह बना रहेगा।',
  ),
  otherSite: told(
    'This was sent from another site. Open the console itself and try again.',
    'यह किसी और साइट से भेजा गया। कंसोल खोलें और वहाँ फिर कोशिश करें।',
  ),
  notOfTeam: told(
    'Neither you nor your team works with this client, so someone else has to assign it.',
    'इस क्लाइंट पर न आप काम करते हैं न आपकी टीम, इसलिए इसे कोई और सौंपे।',
  ),
  agentNotOfTeam: told(
    'This person is inactive, or not one of your people. Choose someone of your team.',
    'यह व्यक्ति निष्क्रिय है या आपकी टीम का नहीं है। अपनी टीम में से किसी को चुनें।',
  ),
  notForRecord: told(
    'This cannot be done with this record as it is now.',
    'यह रिकॉर्ड अभी जैसा है, उसके साथ यह नहीं किया जा सकता।',
  ),
  notChangeable: told(
    'Your roles do not allow you to change this record.',
    'आपकी भूमिकाएँ यह रिकॉर्ड बदलने की अनुमति नहीं देतीं।',
  ),
  notCreatable: told(
    'Your roles do not allow you to create records.',
    'आपकी भूमिकाएँ रिकॉर्ड बनाने की अनुमति नहीं देतीं।',
  ),
  stale: told(
    'Someone else changed this record in the meantime.',
    'इस बीच किसी और ने यह रिकॉर्ड बदल दिया।',
  ),
  busy: told(
    'The console is busy. Try again in a moment.',
    'कंसोल अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
  ),
  tooLong: told(
    'This took too long. Try again, or ask for less at once.',
    'इसमें बहुत समय लगा। फिर कोशिश करें, या एक बार में कम माँगें।',
  ),
  exists: told('A record with these values already exists.', 'इन मानों वाला रिकॉर्ड पहले से है।'),
  depends: told(
    'Another record depends on this one, or a record that it refers to does not exist.',
    'कोई दूसरा रिकॉर्ड इस पर निर्भर है, या जिसका नाम यहाँ है वह मौजूद नहीं है।',
  ),
  daysTaken: told('These days are already taken.', 'ये दिन पहले से लिए हुए हैं।'),
  outside: told('A value is outside the allowed range.', 'एक मान अनुमत सीमा से बाहर है।'),
  tooLarge: told('A number is too large.', 'एक संख्या बहुत बड़ी है।'),
  noDay: told('A date is outside the calendar.', 'एक दिन कैलेंडर से बाहर है।'),
  tooDeep: told('The data is nested too deeply.', 'भेजा गया मान बहुत गहराई तक नेस्टेड है।'),
  longKey: told('A name or key is too long.', 'एक नाम या कुंजी बहुत लंबी है।'),
  notStorable: told(
    'A value has a form that cannot be stored.',
    'एक मान इस रूप में सहेजा नहीं जा सकता।',
  ),
  mailNotSent: told(
    'It was saved, but the mail could not be sent.',
    'सहेज लिया गया, पर मेल नहीं भेजा जा सका।',
  ),
  noCharacter: told(
    'A text contains a character that cannot be stored.',
    'एक पाठ में ऐसा अक्षर है जो सहेजा नहीं जा सकता।',
  ),
} as const;

/** A record of the screen was saved by someone else since it was read. */
export const staleRecord = ({ en, hi }: Text): Told =>
  told(
    `Someone else changed this ${en.toLowerCase()} in the meantime.`,
    `इस बीच किसी और ने यह ${hi} बदल दिया।`,
  );
