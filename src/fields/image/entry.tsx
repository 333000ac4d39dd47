import type { FieldEntry } from '../FieldEntry.ts';
import { UploadWidget } from '../uploaded/UploadWidget.tsx';

/** Uploads an image and shows it. */
export const entry: FieldEntry = {
  Widget: props => <UploadWidget {...props} isImage />,
  Filter: null,
};
