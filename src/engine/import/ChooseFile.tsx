import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { writeNumber } from '#contract/kinds/number.ts';
import { mostLinesOf } from '#contract/model/isPlainStore.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useSaveTemplate } from './match/useSaveTemplate.ts';

const holdsFiles = ({ dataTransfer }: React.DragEvent) => dataTransfer.types.includes('Files');

/** Takes a file by dropping or choosing it; beside it the template. */
export const ChooseFile = ({ onFile }: { onFile: (file: File) => void }) => {
  const translate = useTranslate();
  const { many } = useNames();
  const screen = useScreen();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const template = useSaveTemplate();
  return (
    <Box
      onDragOver={event => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      sx={theme => ({
        px: { xs: 4, sm: 6 },
        py: { xs: 6, sm: 8 },
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        borderRadius: '8px',
        border: `1px dashed ${theme.vars.palette.border.control}`,
        color: 'text.secondary',
        background: theme.vars.palette.surface.sunken,
        transition: 'border-color 100ms, background 100ms',
        ...(isOver && {
          borderColor: theme.vars.palette.primary.main,
          background: theme.vars.palette.action.selected,
        }),
      })}
    >
      <Icon name="cloud-upload" size={24} />
      <Typography component="p" variant="h3" color="textPrimary">
        {translate('engine.import.drop')}
      </Typography>
      <Typography component="p" variant="body2">
        {translate('engine.import.drop_hint', { lines: writeNumber(mostLinesOf(screen)) })}
      </Typography>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <Button variant="contained" color="primary" onClick={() => input.current?.click()}>
          {translate('engine.import.choose')}
        </Button>
        <Button
          startIcon={<Icon name="download" />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {translate('engine.import.template')}
        </Button>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv"
        aria-label={translate('engine.import.file', { names: many })}
        onChange={event => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again once it is corrected.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </Box>
  );
};
