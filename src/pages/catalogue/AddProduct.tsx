import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { RecordPicker } from '#fields/referred/RecordPicker.tsx';
import { plainField } from '#fields/parameters/plainField.ts';

const products = plainField('reference', {
  path: 'productId',
  label: { en: 'Product', hi: 'उत्पाद' },
  reference: {
    to: 'products',
    title: 'name',
    where: { active: { eq: true } },
    none: null,
  },
});

interface Props {
  id: string;
  onPick: (id: number) => void;
}

/** Searches the active products; the one that is chosen goes to the list, and the search is empty again. */
export const AddProduct = ({ id, onPick }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0, maxWidth: { sm: 416 } }}>
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ display: 'block', mb: 1.5, typography: 'subtitle2' }}
      >
        {translate('packageProducts.add')}
      </Box>
      <RecordPicker
        id={id}
        field={products}
        ids={[]}
        labelId={`${id}-label`}
        onPick={([picked]) => picked !== undefined && onPick(Number(picked))}
      />
    </Box>
  );
};
