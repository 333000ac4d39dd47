import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Row } from './limitedScreens.ts';

/** Words that stand in one hidden field alone. */
export const secret = 'Zyxwvut';
const today = indiaDay(new Date());
/** A record of each screen of the generic store that has them. */
export const made: Readonly<Record<string, Row>> = {
  'ad-briefs': {
    name: 'Monsoon offer',
    clientName: 'Sahyadri',
    notes: secret,
    slotKind: 'microsite',
    startDate: addDays(today, 3),
    endDate: addDays(today, 9),
    amount: 1000,
    inSez: true,
    advance: 500,
  },
  announcements: { title: 'New prices', text: secret, from: today },
  faqs: { question: 'Where is it?', answer: secret, category: 'console', active: true },
};
