import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { use, useRef, useState, type DragEvent } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import type { WidgetProps } from '../FieldEntry.ts';
import { factsText, sizeText } from './sizeText.ts';
import { UploadPlace } from './UploadPlace.ts';
import { fileAddress, idsOf, useFileFacts } from './useFileFacts.ts';
import { useUpload } from './useUpload.ts';

/** The input inside is the control; a label that says it is a button would be a second one. */
const noControl = { role: undefined, tabIndex: -1 };

const noUpload = { accept: [], maxBytes: 0 };

const Picture = ({ id, name }: { id: string; name: string }) => (
  <Box
    component="img"
    src={fileAddress(id)}
    alt={name}
    sx={theme => ({
      flex: 'none',
      width: 96,
      height: 72,
      objectFit: 'contain',
      borderRadius: '6px',
      background: theme.vars.palette.surface.inset,
    })}
  />
);

/** Chooses or drops a file, shows it when it is there, and says how the upload goes. */
export const UploadWidget = (props: WidgetProps & { isImage: boolean }) => {
  const { field, id, value, onChange, isReadonly, isInvalid, describedBy, isImage } = props;
  const translate = useTranslate();
  const place = use(UploadPlace);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const upload = field.upload ?? noUpload;
  const target = { resource: place.resource, field: place.prefix + field.path, upload };
  const { state, start, cancel } = useUpload(target, onChange);
  const [fileId] = idsOf([value]);
  const { files } = useFileFacts(fileId === undefined ? [] : [fileId]);
  const facts = fileId === undefined ? undefined : files.get(fileId);
  const name = facts?.name ?? translate('engine.file.file');
  const rules = translate('engine.file.rules', {
    types: upload.accept.map(type => type.slice(type.indexOf('/') + 1).toUpperCase()).join(', '),
    size: sizeText(upload.maxBytes),
  });
  const take = (file: File | undefined) => file && start(file);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return (
    <Box
      {...(isReadonly ? {} : drop)}
      sx={theme => ({
        display: 'grid',
        gap: 3,
        p: 3,
        borderRadius: '8px',
        border: `1px dashed ${isInvalid ? theme.vars.palette.error.main : theme.vars.palette.divider}`,
        background: isOver ? theme.vars.palette.surface.inset : theme.vars.palette.surface.sunken,
      })}
    >
      {fileId !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
          {isImage ? (
            <Picture id={fileId} name={name} />
          ) : (
            <Icon name="file-text" size={20} style={{ flex: 'none' }} />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link
              href={fileAddress(fileId)}
              download={name}
              sx={{ display: 'block', typography: 'body2', overflowWrap: 'anywhere' }}
            >
              {name}
            </Link>
            {facts && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{factsText(facts)}</Box>
            )}
          </Box>
          {!isReadonly && (
            <IconButton
              size="small"
              aria-label={translate('engine.file.remove', { name })}
              onClick={() => {
                onChange(undefined);
                input.current?.focus();
              }}
            >
              <Icon name="trash-2" />
            </IconButton>
          )}
        </Box>
      )}
      {!isReadonly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Button
            component="label"
            {...noControl}
            variant="outlined"
            size="small"
            startIcon={<Icon name="upload" />}
            sx={theme => ({
              '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}` },
            })}
          >
            {translate(fileId === undefined ? 'engine.file.choose' : 'engine.file.replace')}
            <Box
              component="input"
              ref={input}
              id={id}
              type="file"
              accept={upload.accept.join(',')}
              aria-labelledby={props.labelId}
              aria-describedby={[`${id}-rules`, describedBy].filter(Boolean).join(' ')}
              aria-invalid={isInvalid || undefined}
              onChange={event => {
                take(event.target.files?.[0]);
                event.target.value = '';
              }}
              sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
            />
          </Button>
          <Box id={`${id}-rules`} sx={{ typography: 'caption', color: 'text.secondary' }}>
            {rules}
          </Box>
        </Box>
      )}
      <LiveRegion sx={{ '&:empty': { position: 'absolute' } }}>
        {state.type === 'sending' && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ typography: 'caption', mb: 1, overflowWrap: 'anywhere' }}>
                {translate('engine.file.sending', { name: state.file.name })}
              </Box>
              <LinearProgress
                variant="determinate"
                value={Math.round(state.part * 100)}
                aria-label={translate('engine.file.sending', { name: state.file.name })}
              />
            </Box>
            <Button size="small" variant="text" onClick={cancel}>
              {translate('ra.action.cancel')}
            </Button>
          </Box>
        )}
        {state.type === 'failed' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Box sx={{ typography: 'caption', color: 'error.dark', overflowWrap: 'anywhere' }}>
              {state.file.name}: {state.words}
            </Box>
            {state.canRetry && (
              <Button size="small" variant="text" onClick={() => start(state.file)}>
                {translate('engine.file.again')}
              </Button>
            )}
          </Box>
        )}
      </LiveRegion>
    </Box>
  );
};
