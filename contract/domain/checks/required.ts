/** How package, site takeover, stories and microsite forms name a missing field (part 2 §5, part 3 §5). */
export const pleaseEnter = (title: string): string => `Please enter ${title}`;

/** How the dynamic form of the video tour names it (part 3 section 5). */
export const requiredFieldMessage = 'This field is required.';
