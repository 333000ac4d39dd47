import { useTranslate } from 'react-admin';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import type { BehindReason } from '#contract/domain/performance/standing.ts';
import { writeNumber } from '#contract/kinds/number.ts';

const percent = (share: number): string => `${writeNumber(Math.round(share * 100))}%`;

/** Why somebody is behind, in words. */
export const useReasonWords = () => {
  const translate = useTranslate();
  return (reason: BehindReason): string => {
    switch (reason.why) {
      case 'pending':
        return translate('pages.standing.why.pending', { amount: shortRupees(reason.value) });
      case 'approvals':
        return translate('pages.standing.why.approvals', { smart_count: reason.value });
      case 'calls':
        return translate('pages.standing.why.calls', {
          value: writeNumber(Math.round(reason.value)),
          usual: writeNumber(Math.round(reason.usual)),
        });
      default:
        return translate(`pages.standing.why.${reason.why}`, {
          value: percent(reason.value),
          usual: percent(reason.usual),
        });
    }
  };
};
