import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { isMentioned, type Mentionable } from '#contract/domain/opportunities/mentions.ts';
import { opportunityMessages } from '#contract/domain/opportunities/opportunityMessages.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { describedBy, FieldFrame } from '#engine/form/FieldFrame.tsx';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useRecord } from '#engine/useRecord.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useText } from '#parts/useText.ts';
import { askTexts } from './askTexts.ts';
import { MentionBox } from './MentionBox.tsx';
import { useCaseReasons } from './useCaseReasons.ts';
import type { useComments } from './useComments.ts';

interface Props {
  post: ReturnType<typeof useComments>['post'];
}

const fupTime = completeAsk({ name: 'fupTime', label: askTexts.fupTime, as: 'datetime' });

/** Words, and while the opportunity may be edited the reason and the follow-up that go with them (T35). */
export const NewComment = ({ post }: Props) => {
  const record = useRecord();
  const translate = useTranslate();
  const { moving, statusNameOf, error: unknown } = useCaseReasons();
  const reason = completeAsk({
    name: 'caseReasonId',
    label: askTexts.caseReasonId,
    as: 'choice',
    options: moving(record['line']).map(({ id, label }) => {
      const words = `${label} → ${statusNameOf(id) ?? ''}`;
      return { value: id, label: { en: words, hi: words } };
    }),
  });
  const word = useText();
  const boxId = useId();
  const [comment, setComment] = useState('');
  const [chosen, setChosen] = useState<readonly Mentionable[]>([]);
  const fields = record['isEditable'] === true ? [reason, fupTime] : [];
  const asked = useAsked(fields, undefined);
  const { values } = asked;
  const { error, isPending } = post;
  const refused = error instanceof HttpError ? error.errors : [];
  const text = comment.trim();
  const mentionedIds = chosen.filter(({ name }) => isMentioned(text, name)).map(({ id }) => id);
  const wrong = refused
    .filter(({ field }) => ['/comment', '/mentionedIds'].some(one => field.startsWith(one)))
    .map(({ message }) => message);
  const reasonId = Number(values['caseReasonId'] ?? 0);
  const isEmpty = text === '' && reasonId === 0;
  const send = () =>
    asked.check() &&
    post.mutate({
      ...(text !== '' && { comment: text }),
      ...(mentionedIds.length > 0 && { mentionedIds }),
      ...(reasonId > 0 && { caseReasonId: reasonId }),
      ...(typeof values['fupTime'] === 'string' && { fupTime: values['fupTime'] }),
    });
  return (
    <SectionFrame title={translate('opportunity.comments.new')}>
      <Box
        sx={{
          px: 4,
          pb: 4,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > :first-of-type, & > .whole': { gridColumn: '1 / -1' },
        }}
      >
        <FieldFrame
          id={boxId}
          label={word(askTexts.comment)}
          isOptional
          help={translate('opportunity.comments.mentionHelp')}
          errors={wrong}
        >
          <MentionBox
            id={boxId}
            opportunityId={Number(record.id)}
            text={comment}
            onText={setComment}
            onMention={({ id, name }) =>
              setChosen(all => [...all.filter(one => one.id !== id), { id, name }])
            }
            isInvalid={wrong.length > 0}
            describedBy={describedBy(boxId, true, wrong.length > 0)}
          />
        </FieldFrame>
        <AskFields ask={fields} asked={asked} refused={refused} />
        {unknown && (
          <Alert severity="error" className="whole">
            {opportunityMessages.noActivityStatuses}
          </Alert>
        )}
        {error && (
          <FailureAlert
            className="whole"
            error={error}
            words={error.message || opportunityMessages.commentNotPosted}
          />
        )}
        <Box className="whole">
          <Button
            variant="contained"
            color="primary"
            loading={isPending}
            disabled={isEmpty}
            onClick={send}
          >
            {translate('opportunity.comments.post')}
          </Button>
        </Box>
      </Box>
    </SectionFrame>
  );
};
