import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useState, type DragEvent } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  id: string;
  label: string;
  accept: readonly string[];
  isMany: boolean;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** From 0 to 1 while a file is on its way. */
  part: number | undefined;
  onTake: (files: readonly File[]) => void;
}

/** Where files are chosen or dropped; the native control is the whole of it. */
export const UploadButton = (props: Props) => {
  const { id, label, part, isInvalid, onTake } = props;
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <Box
      component="label"
      onDragOver={event => over(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        over(event, false);
        onTake([...event.dataTransfer.files]);
      }}
      sx={theme => ({
        position: 'relative',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        width: 96,
        height: 128,
        p: 2,
        cursor: 'pointer',
        borderRadius: '8px',
        textAlign: 'center',
        typography: 'caption',
        color: 'text.secondary',
        border: `1px dashed ${
          isInvalid ? theme.vars.palette.error.main : theme.vars.palette.border.button
        }`,
        background: isOver ? theme.vars.palette.surface.inset : theme.vars.palette.background.paper,
        '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
      })}
    >
      {part === undefined ? (
        <>
          <Icon name="image-plus" size={18} />
          {label}
        </>
      ) : (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.round(part * 100)}
            aria-label={label}
            sx={{ width: 72 }}
          />
          {translate('slotCards.sending', { percent: Math.round(part * 100) })}
        </>
      )}
      <Box
        component="input"
        id={id}
        type="file"
        multiple={props.isMany}
        accept={props.accept.join(',')}
        aria-label={label}
        aria-describedby={props.describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={event => {
          onTake([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
      />
    </Box>
  );
};
