import Box from '@mui/material/Box';
import { Fragment, useMemo, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Fact, Field } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { useOfferCommands } from '#parts/controls/offeredCommands.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { HeadButtons } from '../../actions/HeadButtons.tsx';
import { useMenuActions } from '../../actions/useMenuActions.ts';
import { FactNote, FactValue } from '../../figures/FactValue.tsx';
import { useScreen } from '../../ScreenContext.ts';
import { useIsPhone } from '../../useIsPhone.ts';
import { useDoNext } from '../../next/useDoNext.ts';
import { NextLine, useNextStep } from './NextLine.tsx';
import { Neighbours } from './Neighbours.tsx';
import { useRecord } from '../../useRecord.ts';
import { useNames } from '../../useNames.ts';
import { splitTold } from '#contract/domain/texts/splitTold.ts';
import { wordsToldBy } from '../../values/wordsToldBy.ts';
import { Colleagues } from './Colleagues.tsx';
import { factFields, statusField } from './keyFacts.ts';
import type { Colleague } from './useColleagues.ts';

const RecordCell = ({ field }: { field: Field }) => (
  <FieldCell field={field} value={valueAt(useRecord(), field.path)} />
);

/** The fields of the line below the title: what is there, and each thing once. */
const useContextFields = (title: string): readonly Field[] => {
  const record = useRecord();
  const { fields, record: page } = useScreen();
  const said = new Set<unknown>([title]);
  return page.context
    .flatMap(path => fields[path] ?? [])
    .filter(field => {
      const value = wordsToldBy(record, field);
      if (isNoValue(valueAt(record, field.path)) || (typeof value === 'string' && said.has(value)))
        return false;
      said.add(value);
      return true;
    });
};

/** The title without what the line below it says. */
const Title = ({ title, told }: { title: string; told: readonly Field[] }) => {
  const record = useRecord();
  const split = splitTold(
    title,
    told.map(field => wordsToldBy(record, field)),
  );
  if (!split) return title;
  return (
    <>
      <VisuallyHidden>{split.told}</VisuallyHidden>
      {split.rest}
    </>
  );
};

const Context = ({ told }: { told: readonly Field[] }) => {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {told.map((field, index) => (
        <Fragment key={field.path}>
          {index > 0 && <span>·</span>}
          <RecordCell field={field} />
        </Fragment>
      ))}
    </Box>
  );
};

/** Title, status, key facts of the record, who else has it open, and what can be done with it. */
export const RecordHead = ({ people }: { people: readonly Colleague[] }) => {
  const record = useRecord();
  const screen = useScreen();
  const { record: page } = screen;
  const text = useText();
  const { titleOf } = useNames();
  const actionsOf = useMenuActions(
    'record',
    useMemo(() => [record], [record]),
  );
  const user = useUser();
  const isPhone = useIsPhone();
  const [today] = useState(() => indiaDay(new Date()));
  const title = titleOf(record);
  const told = useContextFields(title);
  const status = statusField(screen);
  const facts: readonly Fact[] =
    page.facts ?? factFields(screen).map(field => ({ field, note: null }));
  const all = actionsOf(record);
  useOfferCommands(
    all.map(({ name, label, icon, isDisabled = false, why, onClick }) => ({
      name: name ?? label,
      label,
      icon,
      hint: title,
      isDisabled,
      why,
      run: onClick,
    })),
  );
  const step = useNextStep();
  const next = all.find(({ name }) => name !== undefined && name === step?.action);
  const isMain = next !== undefined && (step?.isDone ?? false) && !next.isDisabled;
  useDoNext(next);
  // Each stands once: in the line of what comes next, else the first as the button of the page, the others before it,
  // the rest in the menu.
  const offered = all.filter(action => action !== next);
  // What cannot be done now is not a main action, and on a phone it would hide the one that can.
  const named = page.buttons
    .flatMap(name => offered.find(action => action.name === name) ?? [])
    .toSorted((one, other) => Number(one.isDisabled ?? false) - Number(other.isDisabled ?? false));
  const buttons = isPhone ? named.slice(0, 1) : named;
  const head = (
    <PageHeader
      title={title}
      crumb={title}
      chip={
        <>
          {status && <RecordCell field={status} />}
          <Colleagues people={people} />
        </>
      }
      {...(told.length > 0 && {
        context: <Context told={told} />,
        heading: <Title title={title} told={told} />,
      })}
      facts={facts
        .filter(({ field }) => evaluate(field.visible, { record, user, today }))
        .map(fact => ({
          label: text(fact.field.label),
          value: <FactValue fact={fact} record={record} />,
          ...(fact.note && { note: <FactNote field={fact.note} record={record} /> }),
        }))}
      {...(buttons.length > 0 && {
        primary: <HeadButtons actions={buttons} hasMain={!isMain} />,
      })}
      secondary={<Neighbours />}
      actions={offered.filter(action => !buttons.includes(action))}
    />
  );
  return (
    <>
      {head}
      <NextLine action={next} isMain={isMain} />
    </>
  );
};
