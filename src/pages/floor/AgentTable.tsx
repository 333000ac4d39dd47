import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Fragment, useRef } from 'react';
import { useVirtualWindow } from '#engine/list/window/useVirtualWindow.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { AgentRow } from './AgentRow.tsx';
import { floorTable, rowHeight } from './tableStyles.ts';
import type { Agent } from './useFloor.ts';
import type { Wish } from './useSupervision.ts';

const headings = [
  'name',
  'email',
  'online',
  'first',
  'last',
  'call',
  'callStart',
  'opportunity',
  'campaign',
] as const;

/** The others say what an agent does now; a phone has no room for more. */
const onDesk: ReadonlySet<string> = new Set(['email', 'first', 'last']);

const classOf = (name: (typeof headings)[number]): string | undefined => {
  if (onDesk.has(name)) return 'onDesk';
  return name === 'opportunity' ? 'number' : undefined;
};

const noWidths: readonly number[] = [];

interface Props {
  agents: readonly Agent[];
  heardId: number | undefined;
  canHear: boolean;
  onAct: (agent: Agent, wish: NonNullable<Wish>) => void;
}

const Space = ({ rows }: { rows: number }) =>
  rows > 0 && <tr aria-hidden style={{ height: rows * rowHeight }} />;

/** The agent live-status table: of two thousand rows those that are seen are drawn. */
export const AgentTable = ({ agents, heardId, canHear, onAct }: Props) => {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const { rows } = useVirtualWindow({ frame, count: agents.length, widths: noWidths });
  const before = (place: number) => rows[place - 1]?.to ?? 0;
  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={translate('floor.agents')}
      style={{ '--console-row': `${rowHeight}px` } as React.CSSProperties}
      sx={{ overflow: 'auto', maxHeight: 'max(360px, calc(100vh - 340px))' }}
    >
      <Box component="table" aria-rowcount={agents.length + 1} sx={floorTable}>
        <thead>
          <tr>
            {headings.map(name => (
              <th key={name} scope="col" className={classOf(name)}>
                {translate(`floor.column.${name}`)}
              </th>
            ))}
            <th scope="col" className="acts">
              <VisuallyHidden>{translate('floor.column.acts')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to }, place) => (
            <Fragment key={from}>
              <Space rows={from - before(place)} />
              {agents.slice(from, to).map(agent => (
                <AgentRow
                  key={agent.id}
                  agent={agent}
                  isHeard={agent.id === heardId}
                  canHear={canHear}
                  onAct={onAct}
                />
              ))}
            </Fragment>
          ))}
          <Space rows={agents.length - (rows.at(-1)?.to ?? 0)} />
        </tbody>
      </Box>
    </Box>
  );
};
