import { told } from '../messages/told.ts';
import type { RoleCode } from '../roles.ts';

/** Who sees, imports and takes the bank's notices (decision record 0217). */
export const bankNoticeRoles = ['finance'] as const satisfies readonly RoleCode[];

export const bankNoticeStates = ['matched', 'open', 'taken'] as const;
export type BankNoticeState = (typeof bankNoticeStates)[number];

/** What can be done with a notice. */
export type BankNoticeAct = 'take' | 'choose' | 'edit' | 'remove';

const actsOf: Readonly<Record<BankNoticeState, readonly BankNoticeAct[]>> = {
  matched: ['take', 'choose', 'edit', 'remove'],
  open: ['choose', 'edit', 'remove'],
  taken: [],
};

/**
 * What a state allows; the one table that page and server read. `matched`: one pending payment alone has its reference
 * and amount.
 */
export const bankNoticeActsOf = (state: BankNoticeState): readonly BankNoticeAct[] => actsOf[state];

/** The console's own sentences about notices of the bank. */
export const bankNoticeRefusals = {
  taken: told(
    'This notice is taken: its payment holds it.',
    'यह सूचना ली जा चुकी है: इसका भुगतान इसे रखता है।',
  ),
  reference: told('A notice with this reference is there already.', 'इस संदर्भ की सूचना पहले से है।'),
  future: told('A notice is not dated in the future.', 'सूचना की तारीख भविष्य की नहीं होती।'),
  mode: told(
    'Money of this mode does not come with a notice of the bank.',
    'इस माध्यम की राशि बैंक की सूचना के साथ नहीं आती।',
  ),
  second: told(
    'This payment has a notice of the bank already.',
    'इस भुगतान के पास बैंक की सूचना पहले से है।',
  ),
} as const;
