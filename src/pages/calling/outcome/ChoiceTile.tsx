import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';

interface Props {
  label: string;
  /** What follows from it, in quiet words. */
  note?: ReactNode;
  /** What follows is the end of the case. */
  isEnd?: boolean;
  keyName?: string | undefined;
  /** The one of its group that Tab stops at. */
  isStop: boolean;
  isOn: boolean;
  /** It takes the focus as it appears, if Tab stops at it. */
  hasFocus?: boolean;
  /** @param isStep chosen on the way, by an arrow: the focus stays in the group. */
  onChoose: (isStep: boolean) => void;
}

/** One of the choices of a group, by a click or its key; its words wrap between words alone. */
export const ChoiceTile = (props: Props) => {
  const { label, note, isEnd, keyName, isStop, isOn, hasFocus = false, onChoose } = props;
  useCommand({
    name: `choose-${keyName}`,
    label,
    hint: typeof note === 'string' ? note : undefined,
    icon: 'check',
    keyName,
    isActive: keyName !== undefined,
    run: () => onChoose(false),
  });
  return (
    <ButtonBase
      ref={hasFocus && isStop ? focusOnMount : undefined}
      role="radio"
      aria-checked={isOn}
      tabIndex={isStop ? 0 : -1}
      onClick={({ detail }) => onChoose(detail === 0)}
      sx={theme => ({
        justifyContent: 'flex-start',
        gap: 1.5,
        minHeight: { xs: 44, lg: 32 },
        px: 1.5,
        py: 0.5,
        borderRadius: '6px',
        textAlign: 'left',
        typography: 'body2',
        lineHeight: '17px',
        fontWeight: isOn ? 600 : 500,
        border: `1px solid ${isOn ? theme.vars.palette.primary.main : theme.vars.palette.border.button}`,
        bgcolor: isOn ? theme.vars.palette.primary.light : undefined,
        '&:hover': { bgcolor: isOn ? undefined : theme.vars.palette.action.hover },
      })}
    >
      {keyName !== undefined && <KeyCap>{keyName.toUpperCase()}</KeyCap>}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'normal' }}>
        {label}{' '}
        {note && (
          <Box
            component="span"
            sx={{
              display: 'block',
              typography: 'caption',
              lineHeight: '14px',
              fontWeight: 400,
              whiteSpace: 'nowrap',
              color: isEnd ? 'error.main' : 'text.secondary',
            }}
          >
            {note}
          </Box>
        )}
      </Box>
    </ButtonBase>
  );
};
