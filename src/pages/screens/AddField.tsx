import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMemo, type FormEvent } from 'react';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { isNewKind, newKind, newKindNames } from '#contract/model/newScreen/newKinds.ts';
import { bothWords } from '#contract/model/newScreen/words.ts';
import { nameFor } from '#contract/model/newScreen/planFromTable.ts';
import { fieldOf, isColumn, schemaOfField } from '#contract/model/newScreen/screenFilesOf.ts';
import type { FieldPlan } from '#contract/model/newScreen/ScreenPlan.ts';
import { withoutMarks } from '#contract/model/newScreen/withoutMarks.ts';
import type { Members } from '#contract/model/written/SharedFiles.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { fieldsOf, withField, type ScreenDraft } from './screenDraft.ts';

interface Props {
  draft: ScreenDraft;
  onAdd: (draft: ScreenDraft, name: string) => void;
}

/** Kinds that a field can be without a schema of its own; the two dates of a range are two fields. */
const offered = newKindNames.filter(name => name !== 'range' && name !== 'children');

const planOf = (
  values: Readonly<Record<string, unknown>>,
  others: ReadonlySet<string>,
): FieldPlan => {
  const text = (key: string) => (typeof values[key] === 'string' ? values[key].trim() : '');
  const kind = text('kind');
  const label = text('label');
  return {
    name: nameFor(label, others.size, others),
    kind: isNewKind(kind) ? kind : 'text',
    isRequired: values['required'] === true,
    label: bothWords(label),
    options: text('options')
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
    to: text('to'),
    bounds: {},
    of: [],
    notBefore: '',
  };
};

/** Asks for a field more: what it is called, what it holds, and what that needs. */
export const AddField = ({ draft, onAdd }: Props) => {
  const translate = useTranslate();
  const all = useMemo(() => {
    const label = (key: string) => ({
      en: translate(`studio.add.${key}`),
      hi: translate(`studio.add.${key}`),
    });
    return [
      completeAsk({ name: 'label', label: label('label'), as: 'text', required: true }),
      completeAsk({
        name: 'kind',
        label: label('kind'),
        as: 'choice',
        options: offered.map(value => ({
          value,
          label: { en: translate(`studio.kind.${value}`), hi: translate(`studio.kind.${value}`) },
        })),
        required: true,
        default: 'text',
      }),
      completeAsk({ name: 'options', label: label('options'), as: 'longtext', required: true }),
      completeAsk({ name: 'to', label: label('to'), as: 'text', required: true }),
      completeAsk({ name: 'required', label: label('required'), as: 'boolean' }),
    ];
  }, [translate]);
  const asked = useAsked(all, undefined);
  const { values, check } = asked;
  const kind = typeof values['kind'] === 'string' ? values['kind'] : '';
  const takes = isNewKind(kind) ? newKind(kind).takes : undefined;
  const ask = all.filter(
    ({ path }) =>
      (path !== 'options' || takes === 'options') && (path !== 'to' || takes === 'screen'),
  );
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!check(ask)) return;
    const others = new Set(fieldsOf(draft).map(({ name }) => name));
    const plan = planOf(values, others);
    const keys = withoutMarks(fieldOf(plan)) as Members;
    onAdd(
      withField(
        draft,
        { name: plan.name, property: schemaOfField(plan), keys, isRequired: plan.isRequired },
        isColumn(plan),
      ),
      plan.name,
    );
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={add}
      sx={theme => ({
        display: 'grid',
        gap: 3,
        p: 4,
        borderRadius: '8px',
        border: `1px dashed ${theme.vars.palette.divider}`,
      })}
    >
      <AskFields ask={ask} asked={asked} refused={[]} />
      <Button type="submit" startIcon={<Icon name="plus" />} sx={{ justifySelf: 'start' }}>
        {translate('studio.add.submit')}
      </Button>
    </Box>
  );
};
