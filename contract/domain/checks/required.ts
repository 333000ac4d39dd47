import { isNoValue } from '../noValue.ts';

/** How package, site takeover, stories and microsite forms name a missing field (part 2 §5, part 3 §5). */
export const pleaseEnter = (title: string): string => `Please enter ${title}`;

/** How the dynamic form of the video tour names it (part 3 section 5). */
export const requiredFieldMessage = 'This field is required.';

/** The message of a required field without a value; 0 is a value, as in the language of stories (decision T74). */
export const checkRequired = (title: string, value: unknown): string | undefined =>
  isNoValue(value) || (Array.isArray(value) && value.length === 0) ? pleaseEnter(title) : undefined;
