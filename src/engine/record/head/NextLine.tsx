import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { NextLine as Next } from '#contract/model/types.ts';
import { formatValue } from '#contract/kinds/formatValue.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { fillRecord } from '#contract/model/record/fillRecord.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useRecord } from '../../useRecord.ts';

/** What comes next on a record, as its screen says it, and whether its button does it; undefined where nothing is said. */
export const useNextStep = () => {
  const { record: page, actions } = useScreen();
  const record = useRecord();
  if (!page.next) return undefined;
  const value = valueAt(record, page.next.field.path);
  const step = page.next.of.find(({ values }) => values.some(one => one === value));
  const action = step?.action === undefined ? undefined : actions[step.action];
  // A tab shows where it is done; anything else does it.
  const isDone = action !== undefined && (action.tab === null || action.new !== null);
  return step && { ...step, isDone };
};

const Since = ({ next }: { next: Next }) => {
  const record = useRecord();
  const at: unknown = next.since === null ? undefined : valueAt(record, next.since);
  return typeof at === 'string' ? (
    <Typography component="span" variant="caption" color="textSecondary">
      · <RelativeTime at={at} />
    </Typography>
  ) : null;
};

interface Props {
  /** What does it, or shows where it is done; undefined where this person can do neither. */
  readonly action: MenuAction | undefined;
  /** Whether its button is the main one of the page. */
  readonly isMain: boolean;
}

/** The line below the head of a record: what comes next, what is missing for it, since when, and its button. */
export const NextLine = ({ action, isMain }: Props) => {
  const { fields, record: page } = useScreen();
  const record = useRecord();
  const step = useNextStep();
  const translate = useTranslate();
  const language = useLanguage();
  const { next } = page;
  if (!next || !step) return null;
  const value = valueAt(record, next.field.path);
  const isWaiting = next.field.options.some(
    option => option.value === value && option.tone === 'warning',
  );
  const button = action && (
    <Button
      {...(isMain
        ? { variant: 'contained', color: 'primary' }
        : { variant: 'outlined', color: 'inherit' })}
      startIcon={action.icon && <Icon name={action.icon} />}
      aria-disabled={action.isDisabled ?? false}
      onClick={action.isDisabled ? undefined : action.onClick}
      sx={{ flexShrink: 0, ...(action.isDisabled && { opacity: 0.5, cursor: 'not-allowed' }) }}
    >
      {action.label}
    </Button>
  );
  return (
    <Box
      component="section"
      aria-label={translate('engine.next.label')}
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        mt: 4,
        px: 4,
        py: 3,
        borderRadius: '8px',
        borderInlineStart: `3px solid ${isWaiting ? theme.vars.palette.border.button : theme.vars.palette.primary.main}`,
        background: theme.vars.palette.surface.inset,
      })}
    >
      <Box sx={{ color: isWaiting ? 'text.secondary' : 'primary.main', display: 'inline-flex' }}>
        <Icon name={isWaiting ? 'clock' : 'arrow-right'} />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {translate('engine.next.label')}
          </Typography>
          <Typography component="strong" sx={{ fontWeight: 600 }}>
            {formatValue(next.field, value, language)}
          </Typography>
          <Since next={next} />
        </Box>
        {step.note && (
          <Typography variant="body2" color="textSecondary">
            {fillRecord(step.note[language], record, { fields, language })}
          </Typography>
        )}
      </Box>
      {action?.why === undefined ? button : <Tip words={action.why}>{button ?? <span />}</Tip>}
    </Box>
  );
};
