import { useRef, useState } from 'react';
import { leavingBy, type CellEditorProps } from './CellInput.tsx';
import { cellsWith, chosenIn, isNamesColumn, NamesInput } from './NamesInput.tsx';

/** Designations being chosen in their cell: Enter takes one, Enter again or Tab leaves the cell. */
export const NamesCellInput = (props: CellEditorProps) => {
  const { row, column, typed, label, names, onCommit, onCancel } = props;
  const of = isNamesColumn(column) ? column : 'approvers';
  const [chosen, setChosen] = useState(() => chosenIn(row, of));
  const isLeft = useRef(false);
  const leave = (act: () => void) => {
    if (isLeft.current) return;
    isLeft.current = true;
    act();
  };
  return (
    <div className="cell-names">
      <NamesInput
        column={of}
        chosen={chosen}
        onChange={setChosen}
        names={names}
        label={label}
        typed={typed ?? ''}
        isSmall
        hasFocus
        onLeave={(all, event) => {
          const leaving = event ? leavingBy(event) : 'stay';
          if (event?.key === 'Escape') leave(onCancel);
          else if (leaving) leave(() => onCommit(cellsWith(of, all), leaving));
          else return;
          event?.preventDefault();
        }}
      />
    </div>
  );
};
