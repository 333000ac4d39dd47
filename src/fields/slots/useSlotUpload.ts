import { use } from 'react';
import { slotMediaRule } from '#contract/domain/slots/slotMediaPlaces.ts';
import { cardImageFault } from '#contract/domain/slots/siteTakeover/cardImages.ts';
import { UploadPlace } from '../uploaded/UploadPlace.ts';
import { useUploading } from '../uploaded/useUploading.ts';

/** As the media service answers (`slotMedia.upload`). */
interface Sent {
  readonly url: string;
}

/** Uploads what is in a place of the form's slot; `onDone` is told its address. */
export const useSlotUpload = (place: string, onDone: (url: string) => void) => {
  const { resource } = use(UploadPlace);
  const rule = slotMediaRule(resource, place);
  if (!rule) throw new Error(`Slots of "${resource}" have no place "${place}" for an upload`);
  const uploading = useUploading<Sent>({
    rules: rule,
    faultOf: file => cardImageFault(file, rule),
    request: file => {
      const body = new FormData();
      body.set('resource', resource);
      body.set('place', place);
      body.set('file', file);
      return { address: '/ads/upload-media-to-s3', body };
    },
    onDone: ({ url }) => onDone(url),
  });
  return { rule, ...uploading };
};
