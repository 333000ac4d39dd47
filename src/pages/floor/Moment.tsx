import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { missingDate } from '#contract/domain/texts/missing.ts';

/** A moment in India, in full: a wallboard is read at a glance; `-` where there is none (part 1 section 2). */
export const Moment = ({ at }: { at: string | null }) =>
  at === null ? missingDate : <time dateTime={at}>{formatMoment(new Date(at))}</time>;
