import { told, type Told } from './told.ts';

/** More choices than these are not read through. */
const namedChoices = 30;

/** Values of parameters that are not of their type, in words of the console's own. */
export const valueFaults = {
  required: told('This field is required.', 'यह फ़ील्ड ज़रूरी है।'),
  number: told('This must be a number.', 'यह संख्या होनी चाहिए।'),
  boolean: told('Choose yes or no.', 'हाँ या नहीं चुनें।'),
  text: told('This must be a text.', 'यह पाठ होना चाहिए।'),
  list: told('This must be a list.', 'यह सूची होनी चाहिए।'),
  object: told('This has several parts. Give each of them.', 'इसके कई भाग हैं। हर भाग का मान दें।'),
  day: told('This must be a day such as 2026-11-21.', 'यह 2026-11-21 जैसी तारीख होनी चाहिए।'),
  json: told(
    'This must be JSON text, such as ["Baner","Wakad"].',
    'यह ["Baner","Wakad"] जैसा JSON पाठ होना चाहिए।',
  ),
  long: (most: number): Told =>
    told(`Enter at most ${most} characters.`, `अधिक से अधिक ${most} अक्षर लिखें।`),
  /** All choices by name; of a long list the first and how many there are. */
  choice: (allowed: readonly unknown[]): Told => {
    const values = allowed.slice(0, namedChoices).join(', ');
    const count = allowed.length;
    if (count === 1) return told(`Only ${values} is possible here.`, `यहाँ केवल ${values} संभव है।`);
    return count > namedChoices
      ? told(`Choose one of ${count}, such as: ${values}.`, `${count} में से एक चुनें, जैसे: ${values}।`)
      : told(`Choose one of: ${values}.`, `इनमें से एक चुनें: ${values}।`);
  },
  unknown: (name: string): Told =>
    told(`There is no field named "${name}".`, `"${name}" नाम की कोई फ़ील्ड नहीं है।`),
} as const;
