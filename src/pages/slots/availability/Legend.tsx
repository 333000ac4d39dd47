import Box from '@mui/material/Box';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { cellStates } from '#contract/domain/slots/availability/cellStates.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { barStyles } from './calendarStyles.ts';
import { stateIcons } from './stateIcons.ts';

const legendStyles = (theme: Theme): CSSObject => ({
  ...barStyles(theme),
  marginTop: '12px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 16px',
  fontSize: 13,
  color: theme.vars.palette.text.secondary,
});

/** What the bars mean: sign and word of each state, and how to choose days. */
export const Legend = () => {
  const translate = useTranslate();
  return (
    <Box sx={legendStyles}>
      <Box
        component="ul"
        aria-label={translate('availability.legend')}
        sx={{
          m: 0,
          p: 0,
          flex: 1,
          minWidth: 0,
          listStyle: 'none',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          rowGap: 2,
          '& li': { display: 'flex', alignItems: 'center', gap: 1.5 },
          '& .bar': {
            position: 'static',
            width: 28,
            height: 22,
            justifyContent: 'center',
            padding: 0,
          },
        }}
      >
        <li>
          <span className="bar free" />
          {translate('availability.state.free')}
        </li>
        {cellStates.map(state => (
          <li key={state}>
            <span className={`bar ${state}`}>
              <Icon name={stateIcons[state]} size={14} />
            </span>
            {translate(`availability.state.${state}`)}
          </li>
        ))}
      </Box>
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'inline' }, maxWidth: 280, textAlign: 'end' }}
      >
        {translate('availability.hint')}
      </Box>
    </Box>
  );
};
