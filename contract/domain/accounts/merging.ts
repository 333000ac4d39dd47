import { told } from '../messages/told.ts';

/** How long a merge can be taken back (decision T60). */
export const undoDays = 30;

/** What is said about merges. */
export const mergeMessages = {
  itself: told(
    'The account that stays cannot be among those that go.',
    'जो खाता रहेगा वह जाने वाले खातों में नहीं हो सकता।',
  ),
  reason: told('Enter why these are the same account.', 'बताएँ कि ये खाते एक क्यों हैं।'),
  obstacles: told('These accounts cannot be merged now.', 'ये खाते अभी नहीं मिलाए जा सकते।'),
  isUndone: told('This merge has already been undone.', 'यह मिलान पहले ही वापस लिया जा चुका है।'),
  isTooLate: told(
    'A merge can be undone for 30 days only.',
    'मिलान केवल 30 दिन तक वापस लिया जा सकता है।',
  ),
} as const;
