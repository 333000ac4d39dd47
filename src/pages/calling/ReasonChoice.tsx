import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/KeyCap.tsx';
import { useShortcut } from '#parts/useShortcut.ts';

interface Reason {
  readonly id: number;
  readonly label: string;
}

interface Props {
  reasons: readonly Reason[];
  chosen: number | null;
  onChoose: (id: number) => void;
  errors: readonly string[];
  /** A detail of the reason has no keys of its own. */
  isDetail?: boolean;
}

/** Digits, then letters that no other act of the desk has. */
const keys = '1234567890qwrtyuiopad';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

interface OptionProps {
  reason: Reason;
  /** The one of its group that Tab stops at. */
  isStop: boolean;
  keyName: string | undefined;
  isOn: boolean;
  onChoose: (id: number) => void;
}

const Option = ({ reason, keyName, isStop, isOn, onChoose }: OptionProps) => {
  useShortcut(keyName ?? '', () => onChoose(reason.id), keyName !== undefined);
  return (
    <ButtonBase
      role="radio"
      aria-checked={isOn}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChoose(reason.id)}
      sx={theme => ({
        justifyContent: 'flex-start',
        gap: 2,
        minHeight: 40,
        px: 2,
        py: 1,
        borderRadius: '6px',
        textAlign: 'left',
        typography: 'body2',
        fontWeight: isOn ? 600 : 500,
        border: `1px solid ${isOn ? theme.vars.palette.primary.main : theme.vars.palette.border.button}`,
        bgcolor: isOn ? theme.vars.palette.primary.light : undefined,
        '&:hover': { bgcolor: isOn ? undefined : theme.vars.palette.action.hover },
      })}
    >
      {keyName !== undefined && <KeyCap>{keyName.toUpperCase()}</KeyCap>}
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {reason.label}
      </Box>
      {isOn && <Icon name="check" />}
    </ButtonBase>
  );
};

/** The reasons that a call can end with, each by a click or its key. */
export const ReasonChoice = ({ reasons, chosen, onChoose, errors, isDetail = false }: Props) => {
  const translate = useTranslate();
  const isChosen = reasons.some(({ id }) => id === chosen);
  /** As in every group of radio buttons: an arrow goes to the next and chooses it. */
  const onArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
    const from = options.findIndex(one => one === event.target);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    const at = (from + step + reasons.length) % reasons.length;
    options[at]?.focus();
    const next = reasons[at];
    if (next) onChoose(next.id);
  };
  const title = translate(isDetail ? 'calling.detail' : 'calling.outcome');
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{title}</Box>
        {!isDetail && (
          <Box
            sx={{
              typography: 'body2',
              color: 'text.secondary',
              display: { xs: 'none', sm: 'block' },
            }}
          >
            {translate('calling.press')}
          </Box>
        )}
      </Box>
      <Box
        role="radiogroup"
        aria-label={title}
        onKeyDown={onArrow}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}
      >
        {reasons.map((reason, at) => (
          <Option
            key={reason.id}
            reason={reason}
            keyName={isDetail ? undefined : keys[at]}
            isStop={reason.id === chosen || (at === 0 && !isChosen)}
            isOn={reason.id === chosen}
            onChoose={onChoose}
          />
        ))}
      </Box>
      {errors.map(words => (
        <Box key={words} role="alert" sx={{ mt: 1, typography: 'body2', color: 'error.main' }}>
          {words}
        </Box>
      ))}
    </Box>
  );
};
