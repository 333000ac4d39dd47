import { told } from '../messages/told.ts';

/** Words about changes that someone else has to approve (decision record 0156). */
export const changeWaits = told(
  'This change needs approval. Propose it in the form.',
  'इस बदलाव को मंज़ूरी चाहिए: इसे फ़ॉर्म में प्रस्तावित करें।',
);

export const proposalMessages = {
  needsNone: told(
    'None of these changes needs approval. Save them in the form.',
    'इनमें से किसी बदलाव को मंज़ूरी नहीं चाहिए: फ़ॉर्म में सहेजें।',
  ),
  waitsAlready: told(
    'Another change to this record is already waiting. It has to be decided or withdrawn first.',
    'इस रिकॉर्ड का एक बदलाव पहले से प्रतीक्षा में है। पहले उस पर फ़ैसला हो या वह वापस लिया जाए।',
  ),
  past: told(
    'The day has passed. Choose today or a later day.',
    'यह दिन बीत चुका है। आज या बाद का दिन चुनें।',
  ),
  own: told(
    'You cannot approve or reject your own proposal.',
    'आप अपना ही प्रस्ताव मंज़ूर या अस्वीकृत नहीं कर सकते।',
  ),
  notOwn: told(
    'Only the person who proposed it can withdraw it.',
    'केवल प्रस्तावक ही इसे वापस ले सकता है।',
  ),
  decided: told('This proposal has already been decided.', 'इस प्रस्ताव पर फ़ैसला हो चुका है।'),
  outdated: told(
    'The record was changed since this was proposed. Nothing was saved. Propose the change again.',
    'प्रस्ताव के बाद यह रिकॉर्ड बदल चुका है। कुछ नहीं सहेजा गया: फिर से प्रस्तावित करना होगा।',
  ),
  makerLeft: told(
    'The person who proposed it can no longer change this. Nothing was saved.',
    'प्रस्तावक को अब यह बदलने का अधिकार नहीं है। कुछ नहीं सहेजा गया।',
  ),
  remark: told('Please enter a remark', 'कृपया टिप्पणी लिखें'),
} as const;
