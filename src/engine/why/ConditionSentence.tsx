import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field } from '#contract/model/types.ts';
import { isRef } from '#contract/rules/condition.ts';
import type { Explained, ExplainedTest } from '#contract/rules/explain.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { fieldViews } from '#fields/fieldViews.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { inWords } from '../inWords.ts';
import { operatorKey } from '../operatorWords.ts';

export type Fields = Readonly<Record<string, Field>>;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether it holds: an icon and, read aloud, a word. */
const Holds = ({ holds }: { holds: boolean }) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: holds ? 'success.dark' : 'error.dark', flex: 'none' }}>
      <Icon name={holds ? 'check' : 'x'} size={14} strokeWidth={2.5} style={{ marginTop: 3 }} />
      <VisuallyHidden>
        {translate(holds ? 'engine.why.holds' : 'engine.why.fails')}:{' '}
      </VisuallyHidden>
    </Box>
  );
};

interface WordsProps {
  test: ExplainedTest;
  label: string;
  wordsOf: (values: readonly unknown[]) => readonly string[];
  operator: string;
  fields: Fields;
}

/** What a value is compared with that is not a fixed one: the person, today, another field. */
const useRefWords = (fields: Fields) => {
  const translate = useTranslate();
  const text = useText();
  return (operand: unknown): string | undefined => {
    if (!isRef(operand)) return undefined;
    const [scope = '', ...path] = operand.$.split('.');
    if (scope === 'user') return translate('engine.why.person');
    if (scope === 'today') return translate('engine.why.today');
    const field = fields[path.join('.')];
    return field && text(field.label);
  };
};

const TestWords = ({ test, label, wordsOf, operator, fields }: WordsProps) => {
  const translate = useTranslate();
  const { op, operand, against, value } = test;
  const refWords = useRefWords(fields)(operand);
  const or = ` ${translate('engine.filter.or')} `;
  const saw = isNoValue(value)
    ? translate('engine.why.no_value')
    : translate('engine.why.saw', { value: wordsOf(asList(value)).join(', ') });
  const named = isRef(operand) && refWords ? ` (${refWords})` : '';
  const compared = op === 'empty' || op === 'changed' ? '' : wordsOf(asList(against)).join(or);
  return (
    <span>
      {label} {operator} <strong>{compared}</strong>
      {named}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {' '}
        · {label} {saw}
      </Box>
    </span>
  );
};

/** Values as the kind of the field writes them: names of records, money, dates. */
const FieldTest = ({
  test,
  field,
  fields,
}: {
  test: ExplainedTest;
  field: Field;
  fields: Fields;
}) => {
  const translate = useTranslate();
  const text = useText();
  const all = [...asList(test.value), ...asList(test.against)];
  const words = fieldViews[field.kind].useWords(field, all);
  const changed = test.against === false ? 'engine.why.unchanged' : 'engine.why.changed';
  return (
    <TestWords
      test={test}
      fields={fields}
      label={text(field.label)}
      operator={translate(
        test.op === 'changed' ? changed : operatorKey(field, test.op, test.operand),
      )}
      wordsOf={values => values.map(value => words[all.indexOf(value)] ?? asText(value))}
    />
  );
};

const PlainTest = ({ test, fields }: { test: ExplainedTest; fields: Fields }) => {
  const translate = useTranslate();
  const key = test.op === 'empty' && test.against === false ? 'filled' : test.op;
  return (
    <TestWords
      test={test}
      fields={fields}
      label={test.path.startsWith('user.') ? translate('engine.why.person') : inWords(test.path)}
      operator={translate(`engine.op.${key}`, { _: test.op })}
      wordsOf={values => values.map(asText)}
    />
  );
};

const Line = ({ explained, fields }: { explained: Explained; fields: Fields }) => {
  const translate = useTranslate();
  if (explained.type === 'constant')
    return translate(explained.holds ? 'engine.why.always' : 'engine.why.never');
  if (explained.type === 'test') {
    const field = fields[explained.path.replace(/^previous\./, '')];
    return field ? (
      <FieldTest key={field.kind} test={explained} field={field} fields={fields} />
    ) : (
      <PlainTest test={explained} fields={fields} />
    );
  }
  const parts = explained.type === 'not' ? [explained.part] : explained.parts;
  return (
    <div>
      {translate(`engine.why.${explained.type}`)}
      <Box component="ul" sx={{ m: 0, pl: 2, listStyle: 'none', display: 'grid', gap: 1 }}>
        {parts.map((part, index) => (
          <li key={index}>
            <ConditionSentence explained={part} fields={fields} />
          </li>
        ))}
      </Box>
    </div>
  );
};

/** A condition as a sentence, with the values that it was evaluated with and which of its parts hold. */
export const ConditionSentence = (props: { explained: Explained; fields: Fields }) => (
  <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
    <Holds holds={props.explained.holds} />
    <Line {...props} />
  </Box>
);
