import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  type: 'date' | 'datetime-local';
  /** As the native input has it. */
  value: string;
  onPick: (value: string) => void;
  labelId: string;
}

/** Opens the calendar of the browser beside a field in which the date can be typed too. */
export const PickDay = ({ type, value, onPick, labelId }: Props) => {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Box
        component="input"
        ref={picker}
        type={type}
        value={value}
        tabIndex={-1}
        aria-hidden
        onChange={event => {
          onPick(event.target.value);
          button.current?.focus();
        }}
        sx={{
          position: 'absolute',
          right: 8,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
          p: 0,
          border: 0,
        }}
      />
      <IconButton
        ref={button}
        size="small"
        aria-label={translate('engine.field.calendar')}
        aria-describedby={labelId}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar-days" />
      </IconButton>
    </>
  );
};
