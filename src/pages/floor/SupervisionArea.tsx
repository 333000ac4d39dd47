import { useTranslate } from 'react-admin';
import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { HeardCall } from './HeardCall.tsx';
import type { Agent, Floor } from './useFloor.ts';
import { useSupervision, type Wish } from './useSupervision.ts';

type Asked = { agent: Agent; wish: NonNullable<Wish> };
export type Step = (agent: Agent, wish: NonNullable<Wish>) => void;

interface Props {
  floor: Floor;
  children: (act: Step) => ReactNode;
}

/** The call that one hears, above what is shown, and the question before a client hears someone. */
export const SupervisionArea = ({ floor, children }: Props) => {
  const translate = useTranslate();
  const { mutate, isPending } = useSupervision();
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useCallback<Step>(
    (agent, wish) => {
      if (wish.mode === 'barge') setAsked({ agent, wish });
      else mutate(wish);
    },
    [mutate],
  );
  const { mine } = floor;
  const heard = mine ? floor.results.find(({ id }) => id === mine.agentId) : undefined;
  return (
    <>
      {mine && heard && (
        <HeardCall
          mine={mine}
          name={heard.name}
          isBusy={isPending}
          onMode={mode => act(heard, { callId: mine.callId, mode, isPrivate: false })}
          onAct={mutate}
        />
      )}
      {children(act)}
      <ConfirmDialog
        isOpen={asked !== null}
        title={translate('floor.barge.title', { name: asked?.agent.name ?? '' })}
        confirmLabel={translate('floor.act.barge')}
        onConfirm={() => {
          if (asked) mutate(asked.wish);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        {translate('floor.barge.hint')}
      </ConfirmDialog>
    </>
  );
};
