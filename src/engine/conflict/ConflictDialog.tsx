import { useTranslate } from 'react-admin';
import { FieldCell } from '#fields/FieldCell.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { withValueAt, type Values } from '../values/withValueAt.ts';
import { SidesDialog } from './SidesDialog.tsx';
import { useMergeWords } from './useMergeWords.ts';
import type { Conflict } from './saveChanges.ts';

interface Props {
  conflict: Conflict;
  isSaving: boolean;
  /** The whole record with the person's choices. */
  onResolve: (values: Values) => void;
  /** Back to the form, with everything that was typed. */
  onClose: () => void;
}

/** Someone else saved first and changed the same fields: field by field, whose value stays. */
export const ConflictDialog = ({ conflict, onResolve, ...rest }: Props) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const { personOf } = useMergeWords();
  const { conflicts, merged, theirs: first } = conflict;
  const clashes = conflicts.flatMap(({ path, mine, theirs, original }) => {
    const field = fields[path];
    if (!field) return [];
    const cell = (value: unknown) => <FieldCell field={field} value={value} />;
    return {
      path,
      label: text(field.label),
      mine: cell(mine),
      theirs: cell(theirs),
      original: cell(original),
    };
  });
  return (
    <SidesDialog
      {...rest}
      clashes={clashes}
      person={personOf(first)}
      text={translate('engine.conflict.text', { smart_count: conflicts.length })}
      onResolve={sideOf =>
        onResolve(
          conflicts.reduce<Values>(
            (values, one) => withValueAt(values, one.path, one[sideOf(one.path)]),
            merged,
          ),
        )
      }
    />
  );
};
