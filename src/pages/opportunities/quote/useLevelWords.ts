import { useTranslate } from 'react-admin';
import type { Paise } from '#contract/domain/money/paise.ts';
import { levelNeeded } from '#contract/domain/opportunities/quoteLines.ts';
import type { Quote, QuoteRow } from './quoteRows.ts';

export interface LevelWords {
  readonly words: string;
  readonly tone: 'none' | 'waits' | 'refused';
}

/** Who decides the discount of a line, in words, by the matrix and what was decided already. */
export const useLevelWords = ({ levels }: Quote) => {
  const translate = useTranslate();
  return (row: QuoteRow, dealValue: Paise): LevelWords => {
    const { stored } = row;
    const needed = levelNeeded(levels, row, dealValue);
    if (needed === 'nothing') return { words: translate('quote.level.nothing'), tone: 'none' };
    const isSame = stored?.salesPrice === row.sales && stored.ratePrice === row.rate;
    if (isSame && stored.discountStatus === 'Approved')
      return { words: translate('quote.level.approved'), tone: 'none' };
    if (isSame && stored.discountStatus === 'PendingApproval')
      return { words: translate('quote.level.pending'), tone: 'waits' };
    if (isSame && stored.discountStatus === 'Rejected')
      return { words: translate('quote.level.rejected'), tone: 'refused' };
    if (needed === 'no-level') return { words: translate('quote.level.none'), tone: 'refused' };
    const level = levels[needed];
    const people = (level?.steps ?? []).map(({ role, names }) =>
      translate(`quote.level.${role}`, { names: names.join(', ') }),
    );
    const needs = translate('quote.level.needs', {
      level: level?.level ?? 0,
      people: people.join(translate('quote.level.next')),
    });
    const hours = level?.typicalHours ?? null;
    const typical = hours === null ? '' : translate('quote.level.typical', { hours });
    return { words: needs + typical, tone: 'waits' };
  };
};
