import type { RaRecord } from 'react-admin';
import type { Fact, Field } from '#contract/model/types.ts';
import { belowZero } from '#contract/kinds/formatValue.ts';
import { missingWords } from '#contract/model/missingWords.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { Money } from '#parts/words/Money.tsx';
import { useText } from '#parts/useText.ts';
import type { Values } from '../values/withValueAt.ts';
import { FieldFigure } from './FieldFigure.tsx';

interface Props {
  fact: Pick<Fact, 'field'>;
  /** What tells the value: the record, or the answer of a call. */
  values?: Values;
  /** The record that the parts of a figure belong to. */
  record: RaRecord;
}

/** A fact at first sight: an amount in lakh and crore where it is not exact, all else as its field is told; with its parts where it has some. */
export const FactValue = ({ fact: { field }, record, values = record }: Props) => {
  const value: unknown = valueAt(values, field.path);
  const text = useText();
  const missing = missingWords(field, values);
  if (missing) return text(missing);
  const below = belowZero(field, value);
  const shown =
    field.kind === 'money' ? (
      <>
        {below && `${text(below.word)} `}
        <Money
          paise={below?.amount ?? (typeof value === 'number' ? value : null)}
          isShort={!field.exact}
        />
      </>
    ) : (
      <FieldCell field={field} value={value} />
    );
  return field.parts ? (
    <FieldFigure field={field} value={value} record={record}>
      {shown}
    </FieldFigure>
  ) : (
    shown
  );
};

/** The small words after a fact, with their unit. */
export const FactNote = ({ field, record }: { field: Field; record: Values }) => {
  const text = useText();
  return (
    <>
      <FieldCell field={field} value={valueAt(record, field.path)} />
      {field.unit && ` ${text(field.unit)}`}
    </>
  );
};
