import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CardImage } from '#contract/domain/slots/siteTakeover/cardImages.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { sizeText } from '../uploaded/sizeText.ts';
import type { UploadState } from '../uploaded/useUploading.ts';

interface Props {
  id: string;
  rule: CardImage;
  state: UploadState;
}

/** What may be uploaded, and why the last file was not. */
export const UploadNotes = ({ id, rule, state }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <Box id={`${id}-rules`} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {translate('slotUploads.rules', {
          best: `${rule.best.width} × ${rule.best.height}`,
          types: rule.accept
            .map(type => type.slice(type.indexOf('/') + 1).toUpperCase())
            .join(', '),
          size: sizeText(rule.maxBytes),
        })}
      </Box>
      <LiveRegion
        sx={{ typography: 'caption', color: 'error.dark', '&:empty': { display: 'none' } }}
      >
        {state.type === 'failed' && `${state.file.name}: ${state.words}`}
      </LiveRegion>
    </>
  );
};
