import Box from '@mui/material/Box';
import { useText } from '#parts/useText.ts';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { addressesIn } from '../slots/addressesIn.ts';
import { isVideoField } from '../slots/isVideo.ts';
import { UploadShown } from '../slots/UploadShown.tsx';

/** The pictures of a slot in a row, or its video. */
export const SlotUploads = ({ value, field }: CellProps) => {
  const text = useText();
  const urls = addressesIn(value);
  if (urls.length === 0) return <PlainCell>-</PlainCell>;
  const isVideo = isVideoField(field.path);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {urls.map((url, at) => (
        <UploadShown
          key={url}
          url={url}
          isVideo={isVideo}
          name={urls.length === 1 ? text(field.label) : `${text(field.label)} ${at + 1}`}
        />
      ))}
    </Box>
  );
};
