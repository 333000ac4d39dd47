import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { partIds } from './partIds.ts';
import { ShapeErrors } from './ShapeErrors.tsx';

interface Props {
  /** That of the part: the list of what is wrong leads to the button in its place. */
  id: string;
  name: string;
  /** Whether it says so beside it; absent where a frame around it does. */
  isOptional?: boolean;
  errors?: readonly string[];
  /** Id of what a frame around it says of it. */
  describedBy?: string | undefined;
  onOpen: () => void;
}

/** Opens a part that is not drawn before somebody needs it: one that holds itself, or a heavy one. */
export const ShapeMore = (props: Props) => {
  const { id, name, isOptional = false, errors = [], describedBy, onOpen } = props;
  const translate = useTranslate();
  const words = translate('engine.shape.open', { name });
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Button
          id={id}
          // A label around it would name it as the part itself.
          aria-label={words}
          aria-describedby={errors.length > 0 ? partIds(id).error : describedBy}
          startIcon={<Icon name="plus" />}
          onClick={onOpen}
        >
          {words}
        </Button>
        {isOptional && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate('engine.field.optional')}
          </Box>
        )}
      </Box>
      <ShapeErrors id={id} errors={errors} />
    </div>
  );
};
