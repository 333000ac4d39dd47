import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import type { ImportState } from './useImport.ts';

const names = ['choose', 'check', 'apply'] as const;

const stepOf: Readonly<Record<ImportState['step'], number>> = {
  choose: 0,
  unfit: 0,
  refused: 0,
  matching: 0,
  checking: 1,
  checked: 1,
  applying: 2,
  applied: 3,
};

/** Where the person is on the way from a file to changed records. */
export const Steps = ({ step }: { step: ImportState['step'] }) => {
  const translate = useTranslate();
  const current = stepOf[step];
  return (
    <Box
      component="ol"
      aria-label={translate('engine.import.steps')}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        my: 4,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        fontWeight: 500,
        color: 'text.secondary',
        '& > li': { display: 'flex', alignItems: 'center', gap: 2 },
        '& > li + li::before': {
          content: '""',
          width: { xs: 12, sm: 32 },
          mr: 1,
          borderTop: `1px solid ${theme.vars.palette.border.control}`,
        },
        '& [aria-current]': { color: 'text.primary', fontWeight: 600 },
      })}
    >
      {names.map((name, index) => {
        const isDone = index < current;
        return (
          <li key={name} aria-current={index === current ? 'step' : undefined}>
            <Box
              component="span"
              aria-hidden
              sx={theme => {
                const { palette } = theme.vars;
                const isCurrent = index === current;
                return {
                  display: 'grid',
                  placeItems: 'center',
                  flex: 'none',
                  width: 20,
                  height: 20,
                  borderRadius: '50%',
                  fontSize: 12,
                  border: '1px solid',
                  borderColor: isCurrent ? palette.primary.main : palette.border.control,
                  color: isCurrent ? palette.primary.contrastText : 'inherit',
                  background: isCurrent ? palette.primary.main : 'none',
                  ...(isDone && {
                    borderColor: palette.tone.success.background,
                    background: palette.tone.success.background,
                    color: palette.tone.success.icon,
                  }),
                };
              }}
            >
              {isDone ? <Icon name="check" size={12} strokeWidth={2.5} /> : index + 1}
            </Box>
            {translate(`engine.import.step.${name}`)}
            {isDone && <VisuallyHidden>{translate('engine.import.step_done')}</VisuallyHidden>}
          </li>
        );
      })}
    </Box>
  );
};
