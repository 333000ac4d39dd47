import { useQueryClient } from '@tanstack/react-query';
import { uploadFault } from '#contract/domain/files/uploadFault.ts';
import type { UploadFile } from '#contract/model/types.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import type { FileFacts } from './useFileFacts.ts';
import { useUploading } from './useUploading.ts';

interface Target {
  readonly resource: string;
  /** As the screen file names it: `cards.image`. */
  readonly field: string;
  readonly upload: UploadFile;
}

/** Uploads the file of a field to the console's own store; `onDone` is told its id. */
export const useUpload = (target: Target, onDone: (id: string) => void) => {
  const queries = useQueryClient();
  const { resource, field, upload } = target;
  return useUploading<FileFacts>({
    rules: upload,
    faultOf: file => uploadFault(file, upload),
    request: file => {
      const query = new URLSearchParams({ resource, field, name: file.name });
      return { address: `/console/v1/files?${query.toString()}`, body: file };
    },
    onDone: sent => {
      queries.setQueryData(callKey('files.list', [sent.id]), { results: [sent] });
      onDone(sent.id);
    },
  });
};
