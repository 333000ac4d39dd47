import { told } from '../messages/told.ts';
import { mostSchedules } from './exportLimits.ts';

/** The console's own sentences about lists that are sent on a schedule. */
export const scheduleRefusals = {
  list: told(
    'Begin a schedule from its list, with Export.',
    'शेड्यूल उसकी सूची से, निर्यात द्वारा शुरू करें।',
  ),
  recipients: told('Choose yourself, your lead, or both.', 'खुद को, अपने लीड को, या दोनों को चुनें।'),
  noLead: told('You have no lead here.', 'यहाँ आपका कोई लीड नहीं है।'),
  filter: told('This is not a filter.', 'यह फ़िल्टर नहीं है।'),
  tooMany: told(
    `You have ${mostSchedules} schedules. Delete one first.`,
    `आपके ${mostSchedules} शेड्यूल हैं। पहले एक हटाएँ।`,
  ),
  notSent: told('The mail could not be sent.', 'मेल नहीं भेजी जा सकी।'),
} as const;
