import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { daysBetween } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { formatValue } from '#contract/kinds/formatValue.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { wordsToldBy } from '../values/wordsToldBy.ts';
import { PhoneLine } from '../list/phone/PhoneRow.tsx';
import type { TriageLine } from './triageLine.ts';

interface Props {
  record: RaRecord;
  title: string;
  line: TriageLine;
  /** Since when it waits; undefined: it does not tell. */
  since: unknown;
  isCurrent: boolean;
  isDone: boolean;
  onChoose: () => void;
}

/** As a `ref`: the row in turn is seen. */
const show = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** In whole days of India: what waited over the night waits for a day. */
const Since = ({ at }: { at: string }) => {
  const translate = useTranslate();
  const [today] = useState(() => indiaDay(new Date()));
  const day = at.length === today.length ? at : indiaDay(new Date(at));
  return (
    <time dateTime={at}>
      {translate('engine.triage.since', { smart_count: Math.max(0, daysBetween(day, today)) })}
    </time>
  );
};

/** A record among those that are decided one by one: what it is, its amount, and how long it waits. */
export const TriageRow = (props: Props) => {
  const { record, title, line, since, isCurrent, isDone, onChoose } = props;
  const language = useLanguage();
  const { amount } = line;
  const others = line.others.filter(field => !title.includes(String(wordsToldBy(record, field))));
  return (
    <li
      ref={isCurrent ? show : undefined}
      data-id={record.id}
      data-current={isCurrent || undefined}
    >
      <Box
        component="button"
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className="first">
          {isDone && <Icon name="check" size={14} />}
          <span className="title">{title}</span>
          {amount && <span>{formatValue(amount, valueAt(record, amount.path), language)}</span>}
        </span>
        <span className="second">
          <PhoneLine fields={others} record={record} />
          {typeof since === 'string' && <Since at={since} />}
        </span>
      </Box>
    </li>
  );
};
