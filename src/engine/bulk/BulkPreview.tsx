import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useText } from '#parts/useText.ts';
import { useTold } from '#parts/useTold.ts';
import { useNames } from '../useNames.ts';
import { useScreen } from '../ScreenContext.ts';
import { BulkRows } from './BulkRows.tsx';
import { Counts, type Count } from './Counts.tsx';

type Verdict = keyof BulkEdit['counts'];

const tones: Readonly<Record<Verdict, Count<Verdict>['tone']>> = {
  change: 'success.dark',
  blocked: 'error.dark',
  forbidden: 'warning.dark',
  unchanged: 'text.secondary',
};

const verdicts: readonly Verdict[] = ['change', 'blocked', 'forbidden', 'unchanged'];

/** Why records are blocked: the rule, how many it holds back, and some of them. */
const Reasons = ({ reasons }: Pick<BulkEdit, 'reasons'>) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const told = useTold();
  return (
    <Alert severity="warning" sx={{ mt: 4 }}>
      {reasons.map(({ field, code, message: english, hi, count, examples }) => {
        const label = fields[field]?.label;
        const message = told({ message: english, ...(hi !== undefined && { hi }) });
        return (
          <Box key={field + code + english} sx={{ '& + &': { mt: 1 } }}>
            {translate('engine.bulk.reason', {
              count: writeNumber(count),
              message: label ? `${text(label)}: ${message}` : message,
              examples: examples.map(({ title }) => title).join(', '),
            })}
          </Box>
        );
      })}
    </Alert>
  );
};

interface Props {
  edit: BulkEdit;
  isBusy: boolean;
  error: unknown;
  onBack: () => void;
  onApply: () => void;
}

/** What a change would do, before anything is done. */
export const BulkPreview = ({ edit, isBusy, error, onBack, onApply }: Props) => {
  const translate = useTranslate();
  const { many } = useNames();
  const { counts, reasons, tried } = edit;
  const shown = verdicts.filter(name => name === 'change' || counts[name] > 0);
  const [verdict, setVerdict] = useState<Verdict>(shown.find(name => counts[name] > 0) ?? 'change');
  const label = (name: Verdict) => translate(`engine.bulk.verdict.${name}`);
  return (
    <>
      <DialogContent>
        <Counts
          label={translate('engine.bulk.counts')}
          counts={shown.map(name => ({
            name,
            label: label(name),
            count: counts[name],
            tone: tones[name],
          }))}
          chosen={verdict}
          onChoose={setVerdict}
        />
        {reasons.length > 0 && <Reasons reasons={reasons} />}
        {counts.change > tried && (
          <Box sx={{ mt: 4, typography: 'caption', color: 'text.secondary' }}>
            {translate('engine.bulk.tried', { tried: writeNumber(tried) })}
          </Box>
        )}
        <Box sx={{ mt: 4, minHeight: 160 }}>
          {counts[verdict] === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{translate('engine.bulk.none', { many })}</Box>
          ) : (
            <BulkRows key={verdict} id={edit.id} asked={{ verdict }} label={label(verdict)} />
          )}
        </Box>
        {error instanceof Error && <FailureAlert error={error} />}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onBack} disabled={isBusy}>
          {translate('engine.bulk.back')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          onClick={onApply}
          loading={isBusy}
          disabled={counts.change === 0}
        >
          {translate('engine.bulk.apply', { count: writeNumber(counts.change), many })}
        </Button>
      </DialogActions>
    </>
  );
};
