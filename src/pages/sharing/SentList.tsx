import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { shareStateOf, type ShareState } from '#contract/domain/sharing/shareState.ts';
import type { ToneName } from '#parts/words/tone.ts';
import { Money } from '#parts/words/Money.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useNow } from '#parts/words/useNow.ts';
import type { Sharing } from './shareFields.ts';

const looks: Readonly<Record<ShareState, { readonly tone: ToneName; readonly icon: string }>> = {
  sent: { tone: 'info', icon: 'send' },
  opened: { tone: 'review', icon: 'eye' },
  failed: { tone: 'error', icon: 'circle-x' },
  clearing: { tone: 'review', icon: 'hourglass' },
  paid: { tone: 'success', icon: 'circle-check' },
  expired: { tone: 'neutral', icon: 'clock' },
};

const ended: readonly ShareState[] = ['clearing', 'paid', 'expired'];

const One = ({ sent }: { sent: Sharing['sent'][number] }) => {
  const translate = useTranslate();
  const now = useNow();
  const { state, at } = shareStateOf(sent, now.toISOString());
  const whom = sent.recipientName ?? sent.email ?? sent.phone ?? '';
  const isOpen = !ended.includes(state);
  return (
    <Box
      component="li"
      sx={theme => ({
        py: 2,
        display: 'grid',
        gap: 1,
        '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StatusChip {...looks[state]}>{translate(`sharing.state.${state}`)}</StatusChip>
        {state !== 'sent' && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <RelativeTime at={at} />
          </Box>
        )}
        {sent.net !== null && (
          <Box component="span" sx={{ ml: 'auto', fontWeight: 600 }}>
            <Money paise={sent.net} />
          </Box>
        )}
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {translate('sharing.to', {
          what: translate(`sharing.kind.${sent.kind}`),
          name: whom,
          channel: translate(`sharing.channel.${sent.channel}`),
        })}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {sent.byName && `${sent.byName} · `}
        {translate('sharing.sentAt')} <RelativeTime at={sent.sentAt} />
        {isOpen && sent.expiresAt !== null && (
          <>
            {' · '}
            {translate('sharing.until', { day: formatDay(indiaDay(new Date(sent.expiresAt))) })}
          </>
        )}
      </Box>
    </Box>
  );
};

/** What went out of a deal, newest first: sent, opened, paid or expired, each with its moment. */
export const SentList = ({ sent, most }: { sent: Sharing['sent']; most: number }) => {
  const translate = useTranslate();
  if (sent.length === 0)
    return (
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('sharing.none')}</Box>
    );
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sent.slice(0, most).map(one => (
        <One key={one.id} sent={one} />
      ))}
    </Box>
  );
};
