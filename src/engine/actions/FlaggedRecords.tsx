import Alert from '@mui/material/Alert';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Triage } from '#contract/model/triage.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { fillRecord } from '#contract/model/record/fillRecord.ts';

interface Props {
  flags: Triage['flags'];
  records: readonly RaRecord[];
}

/** What speaks against some of the records that are decided on together, as it would be said of each alone. */
export const FlaggedRecords = ({ flags, records }: Props) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const user = useUser();
  const [today] = useState(() => indiaDay(new Date()));
  const said = records.flatMap(record =>
    flags
      .filter(({ when }) => evaluate(when, { record, previous: record, user, today }))
      .map(flag => fillRecord(text(flag.text), record, { fields, language })),
  );
  return [...new Set(said)].map(words => (
    <Alert key={words} role="note" severity="warning">
      {translate('engine.several.flagged', {
        count: said.filter(one => one === words).length,
        all: records.length,
        words,
      })}
    </Alert>
  ));
};
