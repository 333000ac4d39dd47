import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { connectedOutcomeId } from '#contract/domain/calling/callConstants.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { Initials } from '#parts/words/Initials.tsx';
import { KeyFacts } from '#parts/page/KeyFacts.tsx';
import { Money } from '#parts/words/Money.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { useTold } from '#parts/useTold.ts';
import { OffersCard } from './OffersCard.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { Lead } from './useDesk.ts';
import { clockOf } from './useSeconds.ts';

type Past = Lead['history'][number];

const Happening = ({ past }: { past: Past }) => {
  const translate = useTranslate();
  const word = useReferenceWord();
  const isReached = past.outcomeId === connectedOutcomeId;
  return (
    <Box
      component="li"
      sx={theme => ({ py: 2, '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } })}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          typography: 'body2',
        }}
      >
        {past.kind === 'call' && (
          <StatusChip tone={isReached ? 'success' : 'neutral'} icon="phone">
            {translate(isReached ? 'calling.reached' : 'calling.unreached')}
          </StatusChip>
        )}
        <Box component="span" sx={{ fontWeight: 600 }}>
          {word(past.reasonName ?? past.activityType)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {[
            past.agentName,
            isReached && past.seconds !== null ? clockOf(past.seconds * 1000) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
          <RelativeTime at={past.at} />
        </Box>
      </Box>
      {past.notes?.trim() && <Box sx={{ mt: 1, overflowWrap: 'break-word' }}>{past.notes}</Box>}
    </Box>
  );
};

const Comment = ({ comment }: { comment: Lead['comments'][number] }) => (
  <Box
    component="li"
    sx={theme => ({ py: 2, '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } })}
  >
    <Box sx={{ display: 'flex', gap: 2, typography: 'body2', color: 'text.secondary' }}>
      <span translate="no">{comment.authorName}</span>
      <Box component="span" sx={{ ml: 'auto' }}>
        <RelativeTime at={comment.at} />
      </Box>
    </Box>
    <Box sx={{ mt: 1, overflowWrap: 'break-word', whiteSpace: 'pre-line' }}>{comment.text}</Box>
  </Box>
);

/** What an agent reads of the case before and while they call; numbers as their rights show them. */
export const LeadPanel = ({ lead }: { lead: Lead }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const told = useTold();
  const word = useReferenceWord();
  const facts = [
    { label: translate('calling.facts.stage'), value: word(lead.caseStatusName ?? '-') },
    {
      label: translate('calling.facts.attempts'),
      value: String(lead.attempts),
      note: translate('calling.facts.connected', { count: lead.connectedAttempts }),
    },
    { label: translate('calling.facts.fup'), value: <RelativeTime at={lead.fupTime} /> },
    { label: translate('calling.facts.reason'), value: word(lead.lastReasonName ?? '-') },
    { label: translate('calling.facts.value'), value: <Money paise={lead.dealValue} isShort /> },
    ...(lead.paymentLink
      ? [
          {
            label: translate('calling.facts.link'),
            value: translate(`calling.link.${lead.paymentLink.state}`),
            note: <RelativeTime at={lead.paymentLink.at} />,
          },
        ]
      : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <SectionFrame title={null}>
        <Box sx={{ p: 4 }}>
          <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', flexWrap: 'wrap' }}>
            <Initials name={lead.accountName} />
            <Box sx={{ flex: 1, minWidth: 200 }}>
              <Box
                component="h2"
                translate="no"
                sx={{ m: 0, typography: 'h2', overflowWrap: 'break-word' }}
              >
                {lead.accountName}
              </Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {[lead.name, lead.cityName, lead.renewalTag].filter(Boolean).join(' · ')}
              </Box>
            </Box>
            <Box sx={{ display: 'flex', gap: 2 }}>
              {lead.isEditable && <ShareButton lead={lead} />}
              <Button
                component={LinkBase}
                to={createPath({ resource: 'opportunities', type: 'edit', id: lead.opportunityId })}
              >
                {translate('calling.open')}
              </Button>
            </Box>
          </Box>
          <KeyFacts facts={facts} />
          {lead.wall && (
            <Alert severity="warning" sx={{ mt: 4 }}>
              {told(lead.wall)}
            </Alert>
          )}
        </Box>
      </SectionFrame>
      <OffersCard lead={lead} />
      <SectionFrame title={translate('calling.people')} count={String(lead.people.length)}>
        <Box component="ul" sx={{ m: 0, px: 4, pb: 3, listStyle: 'none', display: 'grid', gap: 2 }}>
          {lead.people.map(person => (
            <Box
              component="li"
              key={person.contactId ?? 0}
              sx={{ display: 'flex', gap: 3, alignItems: 'center' }}
            >
              <span>{person.name}</span>
              <Box
                component="span"
                sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {person.phone}
              </Box>
              {person.isVerified && (
                <StatusChip tone="success">{translate('calling.verified')}</StatusChip>
              )}
            </Box>
          ))}
        </Box>
      </SectionFrame>
      {lead.comments.length > 0 && (
        <SectionFrame title={translate('calling.comments')} count={String(lead.comments.length)}>
          <Box component="ol" sx={{ m: 0, px: 4, pb: 2, listStyle: 'none' }}>
            {lead.comments.map(comment => (
              <Comment key={`${comment.at} ${comment.text}`} comment={comment} />
            ))}
          </Box>
        </SectionFrame>
      )}
      <SectionFrame title={translate('calling.history')} count={String(lead.history.length)}>
        {lead.history.length === 0 && (
          <Box sx={{ px: 4, pb: 4, typography: 'body2', color: 'text.secondary' }}>
            {translate('calling.noHistory')}
          </Box>
        )}
        <Box component="ol" sx={{ m: 0, px: 4, pb: 2, listStyle: 'none' }}>
          {lead.history.map(past => (
            <Happening key={`${past.kind} ${past.at}`} past={past} />
          ))}
        </Box>
      </SectionFrame>
    </Box>
  );
};
