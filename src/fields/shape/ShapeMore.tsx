// Over the base for its look: nothing is wrong where a value holds itself, so nothing has the colour of a warning.
import Button from '@mui/material/Button';
import type { CyclicSchemaExpandProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { titleOf } from '#contract/model/complete/completeField.ts';
import { Icon } from '#parts/icons/Icon.tsx';

/** Opens a part that holds itself, one level at a time. */
export const ShapeMore = ({ name, fieldPathId, onExpand }: CyclicSchemaExpandProps) => {
  const translate = useTranslate();
  return (
    <Button startIcon={<Icon name="plus" />} onClick={() => onExpand(fieldPathId.$id)}>
      {translate('engine.shape.open', { name: titleOf(name, {}).en })}
    </Button>
  );
};
