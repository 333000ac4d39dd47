import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate, useCanAccess } from 'react-admin';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { DocumentObject } from '#contract/calls/documents/documents.ts';
import { documentUpload } from '#contract/domain/checks/uploads.ts';
import { documentFault } from '#contract/domain/files/documentFault.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { readNow } from '#dataProvider/query/readAgain.ts';
import { chosenFault } from '#fields/uploaded/chosenFault.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { uploadOutcome } from './uploadOutcome.ts';
import { TagChoice, useTagLabel } from './TagChoice.tsx';

type Document = AnswerOf<CallOf<'documents.list'>>['results'][number];

interface Props {
  objectType: DocumentObject;
  objectId: number;
  /** Whether a document may be said to be something. */
  hasTags?: boolean;
}

interface Upload {
  file: File;
  tag: string;
}

const useDocuments = ({ objectType, objectId }: Props) => {
  const client = useClient();
  const queries = useQueryClient();
  const tell = useSnackbar();
  const text = useText();
  const translate = useTranslate();
  const queryKey = callKey('documents.list', objectType, objectId);
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call('documents.list', { query: { objectType, objectId }, signal, isFresh: true }),
    retry: false,
  });
  const upload = useMutation({
    mutationFn: async ({ file, tag }: Upload) => {
      const fault = await chosenFault(file, documentUpload, documentFault);
      if (fault) throw new Error(text(fault));
      const form = new FormData();
      form.set('objectType', objectType);
      form.set('objectId', String(objectId));
      if (tag !== '') form.set('tags', tag);
      form.set('file', file, file.name);
      return client.call('documents.upload', { upload: form });
    },
    onSuccess: ({ name }) => tell('success', translate('documents.uploaded', { name })),
    onError: (error, { file }) => {
      const outcome = uploadOutcome(error);
      if (outcome !== 'done') return tell(outcome, error.message);
      tell('success', translate('documents.uploaded', { name: file.name }));
      return readNow(queries);
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Document) => client.call('documents.remove', { params: { id } }),
    onSuccess: () => tell('success', translate('documents.removed')),
    onError: error => tell('error', error.message),
  });
  return { read, upload, remove };
};

const kilobyte = 1024;
const sizeOf = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} KB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;

interface RowProps {
  document: Document;
  onRemove: (() => void) | null;
}

const Row = ({ document, onRemove }: RowProps) => {
  const translate = useTranslate();
  const labelOf = useTagLabel();
  const { name, absoluteUrl, objectMediaType, mediaType, size, tags, createdAt, createdByName } =
    document;
  const isImage = mediaType.startsWith('image/');
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 56,
        px: 4,
        py: 2,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '& img': { width: 40, height: 40, objectFit: 'cover', borderRadius: '4px', flex: 'none' },
        '& > svg': { flex: 'none', width: 40, color: theme.vars.palette.text.secondary },
      })}
    >
      {isImage ? <img src={absoluteUrl} alt="" loading="lazy" /> : <Icon name="file-text" />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="a"
          href={absoluteUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={translate('documents.preview', { name })}
          sx={[linkStyles, { display: 'block', overflowWrap: 'anywhere' }]}
        >
          {name}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {[objectMediaType.displayName, sizeOf(size), ...tags.map(labelOf)].join(' · ')}
          {createdByName && ` · ${createdByName}`} · <RelativeTime at={createdAt} />
        </Box>
      </Box>
      {onRemove && (
        <IconButton
          size="small"
          aria-label={translate('documents.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </IconButton>
      )}
    </Box>
  );
};

const accepted = documentUpload.accept.join(',');

/** The documents of a record: upload, look at, remove. */
export const Documents = (props: Props) => {
  const translate = useTranslate();
  const { read, upload, remove } = useDocuments(props);
  const picker = useRef<HTMLInputElement>(null);
  const [tag, setTag] = useState('');
  const [going, setGoing] = useState<Document | null>(null);
  const { canAccess: mayWrite = false } = useCanAccess({
    resource: 'console',
    action: 'write-clients',
  });
  const rows = read.data?.results;
  const choose = () => picker.current?.click();
  useCommand({
    name: 'upload-document',
    label: translate('documents.upload'),
    icon: 'upload',
    isActive: mayWrite && !upload.isPending,
    run: choose,
  });
  return (
    <SectionFrame
      title={translate('documents.title')}
      count={rows && String(rows.length)}
      isBusy={read.isPending}
      tools={
        mayWrite && (
          <>
            <input
              ref={picker}
              type="file"
              hidden
              accept={accepted}
              aria-label={translate('documents.upload')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file may be chosen again.
                target.value = '';
                if (file) upload.mutate({ file, tag });
              }}
            />
            {props.hasTags && <TagChoice value={tag} onChange={setTag} />}
            <Button
              size="small"
              startIcon={<Icon name="upload" />}
              loading={upload.isPending}
              onClick={choose}
            >
              {translate('documents.upload')}
            </Button>
          </>
        )
      }
    >
      {read.isPending && <Skeleton height={56} sx={{ mx: 4, mb: 4 }} />}
      {read.error && !rows && <ErrorState error={read.error} onRetry={() => read.refetch()} />}
      {rows?.length === 0 && (
        <Box sx={{ px: 4, pb: 4, typography: 'body2', color: 'text.secondary' }}>
          {translate('documents.none')}
        </Box>
      )}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(document => (
            <Row
              key={document.id}
              document={document}
              onRemove={mayWrite ? () => setGoing(document) : null}
            />
          ))}
        </Box>
      )}
      <ConfirmDialog
        isOpen={going !== null}
        title={translate('documents.question', { name: going?.name ?? '' })}
        confirmLabel={translate('documents.confirm')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => going && remove.mutate(going, { onSettled: () => setGoing(null) })}
        onClose={() => setGoing(null)}
      />
    </SectionFrame>
  );
};
