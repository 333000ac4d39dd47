import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field } from '#contract/model/types.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown) =>
  isNoValue(value) || (Array.isArray(value) && value.length === 0);

/** One entry of a list on a line of its own: each of its fields that has a value, by its name. */
const Item = ({ field, item }: { field: Field | undefined; item: unknown }) => {
  const text = useText();
  if (!isRecord(item)) return <span>{asText(item)} </span>;
  const named = field?.children ?? [];
  const rest = Object.keys(item).filter(name => !named.some(({ path }) => path === name));
  const parts = [
    ...named.flatMap(child =>
      isNothing(item[child.path])
        ? []
        : [
            {
              name: text(child.label),
              shown: <FieldCell field={child} value={item[child.path]} />,
            },
          ],
    ),
    ...rest.flatMap(name =>
      isNothing(item[name]) ? [] : [{ name, shown: asText(item[name]) as ReactNode }],
    ),
  ];
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
      {parts.map(({ name, shown }) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', gap: 1, minWidth: 0 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          {shown}
        </Box>
      ))}
    </Box>
  );
};

interface Props {
  /** Undefined for what history keeps beside the fields of the screen. */
  field: Field | undefined;
  value: unknown;
  /** Said before the value: "before:". */
  label?: string;
}

/** A value as the history and its dialog show it: as its field does, a list of items as one line each. */
export const HistoryValue = ({ field, value, label }: Props) => {
  const translate = useTranslate();
  let shown: ReactNode;
  if (isNothing(value)) {
    shown = (
      <Box component="span" sx={{ color: 'text.tertiary' }}>
        {translate('engine.history.empty')}
      </Box>
    );
  } else if (
    field &&
    (field.cell !== null || (field.kind !== 'children' && field.kind !== 'json'))
  ) {
    shown = <FieldCell field={field} value={value} />;
  } else if (field?.kind === 'children' && Array.isArray(value)) {
    shown = value.map((item: unknown, index) => (
      // Items have no id of their own; one that moved is another line.
      // eslint-disable-next-line react/no-array-index-key
      <Item key={index} field={field} item={item} />
    ));
  } else shown = isRecord(value) ? <Item field={field} item={value} /> : asText(value);
  return (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
      {shown}
    </Box>
  );
};
