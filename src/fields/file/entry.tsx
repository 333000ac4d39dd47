import type { FieldEntry } from '../FieldEntry.ts';
import { UploadWidget } from '../uploaded/UploadWidget.tsx';

/** Uploads a file; a list is filtered by whether there is one. */
export const entry: FieldEntry = {
  Widget: props => <UploadWidget {...props} isImage={false} />,
  Filter: null,
};
