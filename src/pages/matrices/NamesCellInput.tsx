import { useRef, useState } from 'react';
import { leavingBy, type CellEditorProps } from '#engine/grid/CellInput.tsx';
import type { DesignationNames } from './model/designationNames.ts';
import type { LevelRow } from './model/rows.ts';
import { cellsWith, chosenIn, NamesInput, type NamesColumn } from './NamesInput.tsx';

interface Props extends CellEditorProps<LevelRow> {
  of: NamesColumn;
  names: DesignationNames;
}

/** Designations being chosen in their cell: Enter takes one, Enter again or Tab leaves the cell. */
export const NamesCellInput = ({ row, of, typed, label, names, onCommit, onCancel }: Props) => {
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
