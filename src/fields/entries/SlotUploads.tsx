import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import type { WidgetProps } from '../FieldEntry.ts';
import { addressesIn } from '../slots/addressesIn.ts';
import { UploadButton } from '../slots/UploadButton.tsx';
import { UploadNotes } from '../slots/UploadNotes.tsx';
import { UploadShown } from '../slots/UploadShown.tsx';
import { useSlotUpload } from '../slots/useSlotUpload.ts';

/** Pictures of a slot in their order; kept as a list of addresses. Several files are sent one after the other. */
export const SlotUploads = (props: WidgetProps) => {
  const { field, id, labelId, value, onChange, isReadonly, isInvalid, describedBy } = props;
  const translate = useTranslate();
  const urls = addressesIn(value);
  // Two pictures may arrive before the form is drawn again: the second must see the first.
  const latest = useRef(urls);
  useEffect(() => {
    latest.current = urls;
  });
  const set = (list: readonly string[]) => {
    latest.current = list;
    onChange(list.length > 0 ? list : undefined);
  };
  const { rule, state, send } = useSlotUpload(field.path, url => set([...latest.current, url]));
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  /** Behind those that are on their way; the first that is refused is told, and ends what was chosen with it. */
  const take = (files: readonly File[]) => {
    const before = sending.current;
    const sendAll = async () => {
      await before;
      for (const file of files) if (!(await send(file))) return;
    };
    sending.current = sendAll();
  };
  const move = (from: number, to: number) => {
    const list = [...urls];
    list.splice(to, 0, ...list.splice(from, 1));
    set(list);
  };
  const total = urls.length;
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {urls.map((url, at) => {
          const name = translate('slotUploads.number', { number: at + 1, total });
          return (
            <UploadShown key={url} url={url} name={name} isVideo={false}>
              {!isReadonly && (
                <>
                  <IconButton
                    size="small"
                    disabled={at === 0}
                    aria-label={translate('slotUploads.earlier', { number: at + 1 })}
                    onClick={() => move(at, at - 1)}
                  >
                    <Icon name="chevron-left" size={16} />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={translate('slotUploads.remove', { name })}
                    onClick={() => set(urls.filter(one => one !== url))}
                  >
                    <Icon name="trash-2" size={16} />
                  </IconButton>
                  <IconButton
                    size="small"
                    disabled={at === total - 1}
                    aria-label={translate('slotUploads.later', { number: at + 1 })}
                    onClick={() => move(at, at + 1)}
                  >
                    <Icon name="chevron-right" size={16} />
                  </IconButton>
                </>
              )}
            </UploadShown>
          );
        })}
        {!isReadonly && (
          <UploadButton
            id={id}
            label={translate('slotUploads.add')}
            accept={rule.accept}
            isMany
            describedBy={[`${id}-rules`, describedBy].filter(Boolean).join(' ')}
            isInvalid={isInvalid || state.type === 'failed'}
            part={state.type === 'sending' ? state.part : undefined}
            onTake={take}
          />
        )}
      </Box>
      {!isReadonly && <UploadNotes id={id} rule={rule} state={state} />}
    </Box>
  );
};
