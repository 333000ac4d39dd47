import { told } from './told.ts';

/** Refusals of calls that keep drafts of screens. */
export const draftRefusals = {
  notKept: told('This draft was not kept.', 'यह ड्राफ़्ट नहीं रखा गया।'),
  prototypeName: told(
    'No key can have this name, which every object has by itself',
    'किसी कुंजी का यह नाम नहीं हो सकता, जो हर ऑब्जेक्ट में पहले से होता है',
  ),
  keepsItsName: told(
    'A screen keeps its name: begin another draft for another screen',
    'स्क्रीन अपना नाम रखती है: दूसरी स्क्रीन के लिए दूसरा ड्राफ़्ट शुरू करें',
  ),
  ofProduct: told(
    'This page is made by hand: change it in the files of the project.',
    'यह पेज हाथ से बना है: इसे प्रोजेक्ट की फ़ाइलों में बदलें।',
  ),
  isThere: (resource: string) =>
    told(
      `There is a screen "${resource}" already. Change that one, or take another name.`,
      `स्क्रीन "${resource}" पहले से है। उसे बदलें, या दूसरा नाम लें।`,
    ),
  isBegun: (resource: string) =>
    told(
      `There is a draft of "${resource}" already. Go on with that one.`,
      `"${resource}" का ड्राफ़्ट पहले से है। उसी को आगे बढ़ाएँ।`,
    ),
  ofOldFiles: told(
    'A release changed the files of this screen since the draft was begun. Copy what you need, remove the draft, and begin anew.',
    'ड्राफ़्ट शुरू होने के बाद एक रिलीज़ ने इस स्क्रीन की फ़ाइलें बदलीं। जो चाहिए उसे कॉपी करें, ड्राफ़्ट हटाएँ, और नए सिरे से शुरू करें।',
  ),
  noText: told('Paste the text, or choose a file', 'टेक्स्ट पेस्ट करें, या फ़ाइल चुनें'),
  noNames: told('Say what one of them is called, and several', 'बताएँ कि एक और कई को क्या कहते हैं'),
  noJson: told(
    'This is not a JSON Schema of an object: it begins with { and has "properties"',
    'यह किसी ऑब्जेक्ट का JSON Schema नहीं है: वह { से शुरू होता है और उसमें "properties" होता है',
  ),
} as const;
