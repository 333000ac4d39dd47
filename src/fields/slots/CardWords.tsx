import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { SlotCardValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

interface Props {
  id: string;
  card: SlotCardValues;
  onChange: (card: SlotCardValues) => void;
  onClose: () => void;
}

const parts = ['title', 'sub_title'] as const;

/** Title and subtitle of one card, which stand on its picture in place of those of the slot. */
export const CardWords = ({ id, card, onChange, onClose }: Props) => {
  const translate = useTranslate();
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
      <Button size="small" variant="text" onClick={onClose} sx={{ justifySelf: 'end' }}>
        {translate('ra.action.close')}
      </Button>
    </Box>
  );
};
