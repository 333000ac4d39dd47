import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatDay, parseDay } from '#contract/domain/days/formatDay.ts';
import { isDay } from '#contract/domain/days/indiaDay.ts';
import type { SlotCardValues } from '#contract/domain/slots/slotValues.ts';
import { PickDay } from '../typed/PickDay.tsx';
import { TypedInput } from '../typed/TypedInput.tsx';

interface Props {
  id: string;
  card: SlotCardValues;
  /** It has a day from which it is shown. */
  hasDay: boolean;
  onChange: (card: SlotCardValues) => void;
  onClose: () => void;
}

const parts = ['title', 'sub_title'] as const;

/** As people write a day; what is none stays as it was typed, and is told at the card. */
const dayIn = (text: string): string => parseDay(text) ?? text;

/** Title and subtitle of one card, which are on its picture in place of those of the slot. */
export const CardWords = ({ id, card, hasDay, onChange, onClose }: Props) => {
  const translate = useTranslate();
  const from = card.active_from_date ?? '';
  const setFrom = (day: string | undefined) => onChange({ ...card, active_from_date: day });
  return (
    <Box
      sx={theme => ({
        p: 3,
        display: 'grid',
        gap: 3,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      {parts.map(part => (
        <div key={part}>
          <Box
            component="label"
            htmlFor={`${id}-${part}`}
            sx={{ display: 'block', mb: 1, typography: 'subtitle2' }}
          >
            {translate(`slotCards.${part}`)}
          </Box>
          <TypedInput
            id={`${id}-${part}`}
            text={card[part] ?? ''}
            isReadonly={false}
            isInvalid={false}
            describedBy={undefined}
            onCommit={words =>
              onChange({ ...card, [part]: words.trim() === '' ? undefined : words })
            }
          />
        </div>
      ))}
      {hasDay && (
        <div>
          <Box
            component="label"
            id={`${id}-from-label`}
            htmlFor={`${id}-from`}
            sx={{ display: 'block', mb: 1, typography: 'subtitle2' }}
          >
            {translate('slotCards.active_from_date')}
          </Box>
          <TypedInput
            id={`${id}-from`}
            text={isDay(from) ? formatDay(from) : from}
            placeholder="d/m/yyyy"
            isReadonly={false}
            isInvalid={false}
            describedBy={undefined}
            onCommit={text => setFrom(text.trim() === '' ? undefined : dayIn(text))}
            end={
              <PickDay
                value={isDay(from) ? from : ''}
                onPick={setFrom}
                labelId={`${id}-from-label`}
              />
            }
          />
        </div>
      )}
      <Button size="small" variant="text" onClick={onClose} sx={{ justifySelf: 'end' }}>
        {translate('ra.action.close')}
      </Button>
    </Box>
  );
};
