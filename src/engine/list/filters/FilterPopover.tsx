import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { PopoverActions } from '@mui/material/Popover';
import { Popover } from '#parts/controls/Popover.tsx';
import { useTranslate } from 'react-admin';
import { useCallback, useRef } from 'react';
import type { Field } from '#contract/model/types.ts';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { useText } from '#parts/useText.ts';
import { FilterEditor } from './FilterEditor.tsx';
import type { FieldPart } from './filterParts.ts';

interface Props {
  /** Fields that can be filtered by. */
  fields: readonly Field[];
  /** Null: the field is still to be chosen. */
  chosen: Field | null;
  /** The part that is changed; absent for a new one. */
  part: FieldPart | undefined;
  /** Null: closed. */
  anchor: HTMLElement | null;
  /** Where it stood, while it fades. */
  lastAnchor: HTMLElement;
  onChoose: (field: Field) => void;
  onApply: (parts: readonly FieldPart[]) => void;
  onClose: () => void;
}

/** Chooses what to filter by, then how. */
export const FilterPopover = (props: Props) => {
  const { fields, chosen, part, anchor, lastAnchor, onChoose, onApply, onClose } = props;
  const translate = useTranslate();
  const text = useText();
  const popover = useRef<PopoverActions>(null);
  // On a phone it opens at the bottom: what is added would stand below the window.
  const keepInSight = useCallback(() => popover.current?.updatePosition(), []);
  return (
    <Popover
      action={popover}
      open={anchor !== null}
      anchorEl={anchor ?? lastAnchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -4, horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('engine.filter.label') } }}
    >
      {chosen ? (
        <FilterEditor
          key={`${chosen.path}.${part?.op}`}
          field={chosen}
          part={part}
          onApply={onApply}
          onClose={onClose}
          onGrow={keepInSight}
        />
      ) : (
        <MenuList aria-label={translate('engine.filter.choose')} sx={{ p: 1.5, minWidth: 200 }}>
          {fields.map((field, index) => (
            <MenuItem
              key={field.path}
              ref={index === 0 ? focusOnMount : undefined}
              onClick={() => onChoose(field)}
            >
              {text(field.label)}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </Popover>
  );
};
