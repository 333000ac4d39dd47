import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { Unread } from './Unread.tsx';
import { useApproval, type ApprovalDetails } from './useApproval.ts';
import { stepTone } from './stepTone.ts';

type Step = ApprovalDetails['steps'][number];

const Person = ({ person }: { person: Step['people'][number] }) => {
  const translate = useTranslate();
  const { name, designation, status, respondedAt, answeredByName, remark } = person;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {name}
        </Box>
        <StatusChip tone={stepTone(status)}>{translate(`approval.status.${status}`)}</StatusChip>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[
          designation,
          answeredByName === null ? null : translate('approval.steps.by', { name: answeredByName }),
          respondedAt === null ? null : formatMoment(new Date(respondedAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {remark !== null && <Box sx={{ typography: 'body2' }}>{remark}</Box>}
    </Box>
  );
};

/** Who is asked, step by step, and what each has answered. */
export const ApprovalStepsPanel = () => {
  const translate = useTranslate();
  const { data: approval, error, refetch } = useApproval();
  if (error && !approval) return <Unread error={error} onRetry={() => refetch()} />;
  if (!approval) return <Skeleton height={120} />;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {approval.steps.map(({ level, role, isAnyEnough, people }, at) => (
        <li key={level}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate(`approval.steps.${role}`, { step: at + 1 })}
            {people.length > 1 &&
              ` · ${translate(isAnyEnough ? 'approval.steps.any' : 'approval.steps.all')}`}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {people.map(person => (
              <Person key={person.id} person={person} />
            ))}
          </Box>
        </li>
      ))}
    </Box>
  );
};
