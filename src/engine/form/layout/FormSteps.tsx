import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { FaultCount } from '../faults/FaultCount.tsx';
import { panelIds } from './FormTabs.tsx';
import type { Problem } from '../faults/problems.ts';
import { problemsOf } from '../sides/sides.ts';
import type { SidesState } from '../sides/useSides.ts';

interface Props {
  sides: SidesState;
  problems: readonly Problem[];
  /** Goes to a step, after the one that is open has been looked through where that is due. */
  onGo: (index: number) => void;
}

const Sign = ({ number, state }: { number: number; state: 'done' | 'open' | 'ahead' }) => (
  <Box
    component="span"
    aria-hidden
    sx={theme => ({
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      borderRadius: '50%',
      typography: 'caption',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      ...(state === 'open'
        ? {
            color: theme.vars.palette.primary.contrastText,
            background: theme.vars.palette.primary.main,
          }
        : {
            color: theme.vars.palette.text.secondary,
            border: `1px solid ${theme.vars.palette.divider}`,
            background: theme.vars.palette.background.paper,
          }),
    })}
  >
    {state === 'done' ? <Icon name="check" size={14} /> : number}
  </Box>
);

/** Where one is in a wizard: "Step 2 of 4" with its name, and the steps, of which those behind can be gone to. */
export const FormSteps = ({ sides, problems, onGo }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(sides.active);
  useEffect(() => {
    if (shown.current === sides.active) return;
    shown.current = sides.active;
    // What is in the new step is read from its name on; a link of the summary goes on to its field.
    heading.current?.focus();
  }, [sides.active]);
  const current = sides.all[sides.active];
  const place = translate('engine.form.step', {
    number: sides.active + 1,
    total: sides.all.length,
  });
  return (
    <Box component="nav" aria-label={translate('engine.form.steps')}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 1, sm: 2 },
        }}
      >
        {sides.all.map((side, index) => {
          const state = index === sides.active ? 'open' : index < sides.reached ? 'done' : 'ahead';
          const name = text(side.label);
          return (
            <li key={side.id}>
              <ButtonBase
                disabled={index > sides.reached}
                aria-current={index === sides.active ? 'step' : undefined}
                onClick={() => onGo(index)}
                sx={theme => ({
                  gap: 2,
                  minHeight: { xs: 44, sm: 36 },
                  px: 2,
                  borderRadius: '6px',
                  typography: 'body2',
                  fontWeight: index === sides.active ? 600 : undefined,
                  color: index === sides.active ? 'text.primary' : 'text.secondary',
                  '&:hover': { background: theme.vars.palette.surface.inset },
                })}
              >
                <Sign number={index + 1} state={state} />
                <Box
                  component="span"
                  sx={theme => ({
                    // On a phone only the open step is named on screen; the others keep their name for readers.
                    ...(index !== sides.active && {
                      [theme.breakpoints.down('sm')]: {
                        position: 'absolute',
                        width: 1,
                        height: 1,
                        overflow: 'hidden',
                        clipPath: 'inset(50%)',
                      },
                    }),
                  })}
                >
                  {name}
                </Box>{' '}
                <FaultCount count={problemsOf(side, problems).length} />
              </ButtonBase>
            </li>
          );
        })}
      </Box>
      <Box
        component="h2"
        ref={heading}
        id={panelIds.name(sides.active)}
        tabIndex={-1}
        sx={{ m: 0, mt: 3, typography: 'body2', color: 'text.secondary', outline: 'none' }}
      >
        {place}
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {current && `: ${text(current.label)}`}
        </Box>
      </Box>
    </Box>
  );
};
