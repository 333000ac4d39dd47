import { memo } from 'react';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import Box from '@mui/material/Box';
import { liveGroupOf } from '#contract/domain/calling/liveTeams.ts';
import { statusSince } from '#contract/domain/calling/statusSince.ts';
import { canSupervise } from '#contract/domain/calling/supervision.ts';
import { missingDate } from '#contract/domain/texts/missing.ts';
import { ActionMenu } from '#parts/controls/ActionMenu.tsx';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { Moment } from './Moment.tsx';
import { Since } from './Since.tsx';
import type { Agent } from './useFloor.ts';
import type { Wish } from './useSupervision.ts';

const tones = {
  offline: 'neutral',
  idle: 'success',
  'on-call': 'success',
  other: 'warning',
} as const;

interface Props {
  agent: Agent;
  isHeard: boolean;
  canHear: boolean;
  onAct: (agent: Agent, wish: NonNullable<Wish>) => void;
}

/** One agent with the columns of part 1 section 2; drawn again only when something is told of them. */
export const AgentRow = memo(({ agent, isHeard, canHear, onAct }: Props) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const word = useReferenceWord();
  const { callId, callState, opportunityId } = agent;
  const since = statusSince(agent);
  // What they do is then said by the activity, and not by the call.
  const isBusy = liveGroupOf(agent) === 'other';
  const act = (mode: 'listen' | 'whisper' | 'barge', isPrivate = false) => ({
    label: translate(isPrivate ? 'floor.act.private' : `floor.act.${mode}`),
    onClick: () => callId !== null && onAct(agent, { callId, mode, isPrivate }),
  });
  return (
    <tr data-heard={isHeard || undefined}>
      <th scope="row" title={agent.name}>
        {agent.name}
      </th>
      <td className="quiet onDesk">{agent.email}</td>
      <td>
        <StatusChip tone={tones[liveGroupOf({ ...agent, callStatus: 'Idle' })]}>
          {agent.onlineStatus === 'Online' && agent.activity !== null
            ? word(agent.activity)
            : translate(`floor.status.${agent.onlineStatus}`)}
        </StatusChip>
        {isBusy && <Since at={since} />}
      </td>
      <td className="onDesk">
        <Moment at={agent.firstActivityAt} />
      </td>
      <td className="onDesk">
        <Moment at={agent.lastActivityAt} />
      </td>
      <td>
        {agent.callStatus === 'OnCall' ? (
          <StatusChip tone="info" icon="phone-call">
            {translate('floor.status.OnCall')}
          </StatusChip>
        ) : (
          translate('floor.status.Idle')
        )}
        {!isBusy && <Since at={since} />}
      </td>
      <td>
        <Moment at={agent.callStatus === 'OnCall' ? agent.callStartedAt : null} />
      </td>
      <td className="number">
        {opportunityId === null ? (
          missingDate
        ) : (
          <Box
            component={LinkBase}
            to={createPath({ resource: 'opportunities', type: 'edit', id: opportunityId })}
            sx={linkStyles}
          >
            {opportunityId}
          </Box>
        )}
      </td>
      <td>{agent.campaign ?? missingDate}</td>
      <td className="acts">
        {canHear && agent.isBelow && canSupervise(callState) && (
          <ActionMenu
            size="small"
            label={translate('floor.act.of', { name: agent.name })}
            actions={[act('listen'), act('listen', true), act('whisper'), act('barge')]}
          />
        )}
      </td>
    </tr>
  );
});
AgentRow.displayName = 'AgentRow';
