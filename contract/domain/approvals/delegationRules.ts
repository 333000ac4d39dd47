import { told, type Told } from '../messages/told.ts';

export const delegationRefusals = {
  order: told('Choose an end after the beginning.', 'शुरुआत के बाद का अंत चुनें।'),
  past: told('Choose an end in the future.', 'भविष्य का अंत चुनें।'),
  self: told('Choose someone else.', 'किसी और को चुनें।'),
  overlaps: told(
    'Someone else already answers for you during this time.',
    'इस समय में पहले से कोई और आपकी जगह उत्तर दे रहा है।',
  ),
  chain: told(
    'This colleague is away then and someone else answers for them. Choose another colleague.',
    'यह सहकर्मी उस समय नहीं हैं और उनकी जगह कोई और उत्तर दे रहा है। कोई दूसरा सहकर्मी चुनें।',
  ),
  needed: told(
    'You answer for a colleague then, so you cannot be away too.',
    'उस समय आप किसी सहकर्मी की जगह उत्तर देते हैं, इसलिए आप भी अनुपस्थित नहीं हो सकते।',
  ),
} as const;

/** What is wrong with a span by itself; it ends with the minute that it names. */
export const spanFault = (
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  now: Date,
): { readonly code: 'order' | 'past'; readonly words: Told } | undefined => {
  if (Date.parse(endsAt) <= Date.parse(startsAt))
    return { code: 'order', words: delegationRefusals.order };
  if (Date.parse(endsAt) <= now.getTime()) return { code: 'past', words: delegationRefusals.past };
  return undefined;
};
