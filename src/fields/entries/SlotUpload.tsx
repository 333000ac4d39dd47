import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { takesVideo } from '../slots/isVideo.ts';
import { UploadButton } from '../slots/UploadButton.tsx';
import { UploadNotes } from '../slots/UploadNotes.tsx';
import { UploadShown } from '../slots/UploadShown.tsx';
import { useSlotUpload } from '../slots/useSlotUpload.ts';

/** One picture or video of a slot; kept as its address. */
export const SlotUpload = (props: WidgetProps) => {
  const { field, id, labelId, value, onChange, isReadonly, isInvalid, describedBy } = props;
  const translate = useTranslate();
  const text = useText();
  const { rule, state, start } = useSlotUpload(field.path, onChange);
  const isVideo = takesVideo(rule);
  const url = typeof value === 'string' && value !== '' ? value : undefined;
  const name = text(field.label);
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {url !== undefined && (
          <UploadShown url={url} name={name} isVideo={isVideo}>
            {!isReadonly && (
              <IconButton
                size="small"
                aria-label={translate('slotUploads.remove', { name })}
                onClick={() => onChange(undefined)}
              >
                <Icon name="trash-2" size={16} />
              </IconButton>
            )}
          </UploadShown>
        )}
        {!isReadonly && (
          <UploadButton
            id={id}
            label={translate(isVideo ? 'slotUploads.addVideo' : 'slotUploads.addPicture')}
            accept={rule.accept}
            isMany={false}
            describedBy={[`${id}-rules`, describedBy].filter(Boolean).join(' ')}
            isInvalid={isInvalid || state.type === 'failed'}
            part={state.type === 'sending' ? state.part : undefined}
            onTake={([file]) => file && start(file)}
          />
        )}
      </Box>
      {!isReadonly && <UploadNotes id={id} rule={rule} state={state} />}
    </Box>
  );
};
