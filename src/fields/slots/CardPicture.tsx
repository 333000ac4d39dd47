import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { RefObject } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';

/** Pixels, as the browser drew the picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface Props {
  id: string;
  name: string;
  input: RefObject<HTMLInputElement | null>;
  describedBy: string;
  accept: readonly string[];
  /** Undefined: there is no picture. */
  address: string | undefined;
  /** From 0 to 1 while a file is on its way. */
  part: number | undefined;
  isReadonly: boolean;
  isInvalid: boolean;
  /** Nothing of the picture is cut away, as of a logo. */
  isWhole: boolean;
  onTake: (file: File | undefined) => void;
  onSize: (size: PictureSize) => void;
}

/** The left part of a card: its picture, how far the upload is, or where to choose one. */
export const CardPicture = ({ input, ...props }: Props) => {
  const { id, name, address, part, isReadonly } = props;
  const translate = useTranslate();
  return (
    <Box
      component={isReadonly ? 'div' : 'label'}
      sx={theme => ({
        position: 'relative',
        flex: 'none',
        alignSelf: 'stretch',
        display: 'grid',
        placeItems: 'center',
        width: 96,
        cursor: isReadonly ? 'default' : 'pointer',
        typography: 'caption',
        color: 'text.secondary',
        textAlign: 'center',
        background: theme.vars.palette.surface.inset,
        '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
      })}
    >
      {address !== undefined && part === undefined && (
        <Box
          component="img"
          src={address}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            props.onSize({ width: naturalWidth, height: naturalHeight })
          }
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: props.isWhole ? 'contain' : 'cover',
            p: props.isWhole ? 2 : 0,
            background: props.isWhole ? '#fff' : undefined,
          }}
        />
      )}
      {part !== undefined && (
        <LinearProgress
          variant="determinate"
          value={Math.round(part * 100)}
          aria-label={translate('engine.file.sending', { name })}
          sx={{ width: 80 }}
        />
      )}
      {address === undefined && part === undefined && (
        <Box component="span" sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
          <Icon name="image-plus" size={18} />
          {!isReadonly && (
            <span>
              {translate('slotCards.drop')} <u>{translate('slotCards.choose')}</u>
            </span>
          )}
        </Box>
      )}
      {!isReadonly && (
        <Box
          component="input"
          ref={input}
          id={id}
          type="file"
          accept={props.accept.join(',')}
          aria-label={translate(
            address === undefined ? 'slotCards.choose_for' : 'slotCards.replace_for',
            {
              name,
            },
          )}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid || undefined}
          onChange={event => {
            props.onTake(event.target.files?.[0]);
            event.target.value = '';
          }}
          sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      )}
    </Box>
  );
};
