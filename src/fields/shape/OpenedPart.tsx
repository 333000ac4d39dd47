import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  name: string;
  /** Takes the part away with all in it; absent for those who may only read. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** A part that was opened, and below it what takes it away again. */
export const OpenedPart = ({ name, onRemove, children }: Props) => {
  const translate = useTranslate();
  return (
    <>
      {children}
      {onRemove && (
        <Button
          data-takes-away
          size="small"
          variant="text"
          color="inherit"
          sx={{ mt: 1.5 }}
          startIcon={<Icon name="trash-2" />}
          onClick={onRemove}
        >
          {translate('engine.shape.remove', { name })}
        </Button>
      )}
    </>
  );
};
