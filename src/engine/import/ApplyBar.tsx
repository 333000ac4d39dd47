import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useNames } from '../useNames.ts';
import { csvText } from './csvText.ts';
import { errorRows } from './lines/errorRows.ts';
import { saveText } from './saveText.ts';

interface Props {
  answer: ImportAnswer;
  fileName: string;
  isApplying: boolean;
  onApply: () => void;
  onCancel: () => void;
}

/** Sticks to the bottom while lines are checked: what applying does, or the lines that are in its way. */
export const ApplyBar = ({ answer, fileName, isApplying, onApply, onCancel }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { one, many } = useNames();
  const { errors, changed, created } = answer.counts;
  const effects = changed + created;
  const note = errors > 0 ? 'has_errors' : effects === 0 ? 'nothing' : 'all_or_nothing';
  return (
    <Box
      sx={theme => ({
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        minHeight: 56,
        px: { xs: 4, sm: 6 },
        py: 2,
        background: theme.vars.palette.background.paper,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ flex: { xs: '1 0 100%', sm: '1 1 240px' } }}
      >
        {translate(`engine.import.note.${note}`, { smart_count: errors })}
      </Typography>
      <Button variant="text" size="large" onClick={onCancel} disabled={isApplying}>
        {translate('ra.action.cancel')}
      </Button>
      {errors > 0 ? (
        <Button
          size="large"
          variant="contained"
          color="primary"
          startIcon={<Icon name="download" />}
          onClick={() => {
            const name = fileName.replace(/\.\w{1,5}$/, '');
            saveText(`${name}-errors.csv`, csvText(errorRows(answer, language)));
          }}
        >
          {translate('engine.import.save_errors')}
        </Button>
      ) : (
        effects > 0 && (
          <Button
            size="large"
            variant="contained"
            color="primary"
            loading={isApplying}
            onClick={onApply}
          >
            {translate('engine.import.apply', {
              count: writeNumber(effects),
              names: effects === 1 ? one : many,
            })}
          </Button>
        )
      )}
    </Box>
  );
};
