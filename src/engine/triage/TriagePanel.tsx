import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import type { FactsSection } from '#contract/model/types.ts';
import type { Triage } from '#contract/model/triage.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { toToneName } from '#parts/words/tone.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { fillRecord } from '#contract/model/record/fillRecord.ts';
import { useReadScope } from '../figures/useReadScope.ts';
import { useScreen } from '../ScreenContext.ts';
import { Panel } from '../panels/Panel.tsx';
import { FactsPart } from '../sections/FactsPart.tsx';
import { useNames } from '../useNames.ts';
import { useAddressOf } from '../list/useAddressOf.ts';
import { ActButton } from './ActButton.tsx';
import { Deciding } from './Deciding.tsx';
import type { TriageAct } from './useTriage.ts';

const severities = { success: 'success', warning: 'warning', error: 'error' } as const;

/** What speaks against the record in turn. */
const Flags = ({ triage, record }: { triage: Triage; record: RaRecord }) => {
  const { fields } = useScreen();
  const text = useText();
  const language = useLanguage();
  const scope = useReadScope(record);
  return triage.flags
    .filter(({ when }) => evaluate(when, scope))
    .map(flag => {
      const tone = toToneName(flag.tone);
      return (
        <Alert
          key={flag.text.en}
          role="note"
          severity={tone in severities ? severities[tone as keyof typeof severities] : 'info'}
        >
          {fillRecord(text(flag.text), record, { fields, language })}
        </Alert>
      );
    });
};

interface Props {
  triage: Triage;
  record: RaRecord;
  acts: readonly TriageAct[];
  onDone: () => void;
}

/** The record in turn: what speaks against it, what decides, and the actions; what one of them asks stands here, too. */
export const TriagePanel = ({ triage, record, acts, onDone }: Props) => {
  const translate = useTranslate();
  const { titleOf } = useNames();
  const address = useAddressOf()(record);
  const [started, setStarted] = useState<string | null>(null);
  const act = acts.find(({ action }) => action.name === started);
  const facts = useMemo(
    (): FactsSection => ({
      type: 'facts',
      label: null,
      visible: true,
      facts: triage.facts,
      from: null,
      refresh: null,
    }),
    [triage],
  );
  // The record in turn is read from its head, and no button takes an Enter that was meant for the one before.
  const focus = useCallback((heading: HTMLElement | null) => {
    if (!document.activeElement?.closest('[data-triage-rows]'))
      heading?.focus({ preventScroll: true });
  }, []);
  const title = titleOf(record);
  return (
    <RecordContextProvider value={record}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 4 }}>
        <Typography
          key={started ?? ''}
          ref={started === null ? focus : undefined}
          tabIndex={-1}
          variant="h2"
          sx={{
            flex: 1,
            minWidth: 0,
            '&&:focus-visible': { outline: 'none' },
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Typography>
        {address !== null && (
          <Link component={LinkBase} to={address} sx={{ flex: 'none' }}>
            {translate('engine.triage.record')}
          </Link>
        )}
      </Box>
      <Flags triage={triage} record={record} />
      {act ? (
        <Deciding
          key={act.action.name}
          act={act}
          record={record}
          onDone={onDone}
          onClose={() => setStarted(null)}
          onLeave={() => setStarted(null)}
        />
      ) : acts.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {acts.map((one, index) => (
            <ActButton
              key={one.action.name}
              act={one}
              isMain={index === 0}
              onStart={() => setStarted(one.action.name)}
            />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{translate('engine.triage.nothing')}</Typography>
      )}
      <FactsPart section={facts} />
      {triage.panel !== null && <Panel name={triage.panel} />}
    </RecordContextProvider>
  );
};
