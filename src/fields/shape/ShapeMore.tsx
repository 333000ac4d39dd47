import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  name: string;
  onOpen: () => void;
}

/** Opens a part that is not drawn before somebody needs it: one that holds itself, or a heavy one. */
export const ShapeMore = ({ name, onOpen }: Props) => {
  const translate = useTranslate();
  return (
    <Button startIcon={<Icon name="plus" />} onClick={onOpen}>
      {translate('engine.shape.open', { name })}
    </Button>
  );
};
