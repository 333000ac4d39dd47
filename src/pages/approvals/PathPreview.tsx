import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, useCreatePath } from 'react-admin';
import { callKey } from '#dataProvider/query/keys.ts';
import { TextLink } from './TextLink.tsx';
import type { sentByHand } from '#contract/domain/approvals/approvalSubjects.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';

interface Props {
  approvalType: (typeof sentByHand)[number];
  entityId: number;
  days: number | undefined;
}

/** Who would be asked if it were sent now: the same path as the one that is sent. */
export const PathPreview = ({ approvalType, entityId, days }: Props) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: callKey('approvals.path', approvalType, entityId, days),
    queryFn: ({ signal }) =>
      client.call('approvals.path', {
        query: { approvalType, entityId, ...(days !== undefined && { durationInDays: days }) },
        signal,
        isFresh: true,
      }),
    retry: false,
  });
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  if (!data) return <Skeleton height={96} />;
  const { steps, discountBp, matrixLevel, typicalHours, coveredBy } = data;
  return (
    <Box sx={{ display: 'grid', gap: 2, typography: 'body2' }}>
      <Box component="h3" sx={{ m: 0, typography: 'h3' }}>
        {translate('approval.path.title')}
      </Box>
      {matrixLevel !== null && (
        <span>
          {translate('approval.path.level', { percent: discountBp / 100, level: matrixLevel })}
        </span>
      )}
      <Box component="ol" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
        {steps.map(({ level, role, isAnyEnough, people }) => (
          <li key={level}>
            {translate(`approval.path.${role}`, {
              names: people
                .map(({ name, designation }) => (designation ? `${name} (${designation})` : name))
                .join(', '),
            })}
            {people.length > 1 &&
              ` · ${translate(isAnyEnough ? 'approval.steps.any' : 'approval.steps.all')}`}
          </li>
        ))}
      </Box>
      {typicalHours !== null && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('approval.path.typical', { hours: typicalHours })}
        </Box>
      )}
      {coveredBy && (
        <TextLink to={createPath({ resource: 'approvals', type: 'edit', id: coveredBy.id })}>
          {translate('approval.path.covered', { id: coveredBy.id })}
        </TextLink>
      )}
    </Box>
  );
};
