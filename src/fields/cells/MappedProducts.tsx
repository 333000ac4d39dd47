import Box from '@mui/material/Box';
import { useTranslate, LinkBase } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { valueAt } from '#contract/rules/valueAt.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import type { CellProps } from '../FieldView.ts';
import { MappedProduct } from './MappedProduct.tsx';

/** Leads from a package's record to the editor of its products; a history only tells. */
const EditLink = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (id === '' || search.get('tab') === 'history') return null;
  return (
    <Box component={LinkBase} to="?tab=products" sx={[linkStyles, { typography: 'body2' }]}>
      {translate('engine.mapped.edit')}
    </Box>
  );
};

/** The products of a package, as a record holds them or as its history does, each on a line. */
const List = ({ field, value }: CellProps) => {
  const translate = useTranslate();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (items.length === 0)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('engine.children.none')}
      </Box>
    );
  return (
    <Box
      component="ul"
      sx={theme => ({
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': {
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' },
          columnGap: 4,
          py: 1.5,
        },
        '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      {items.map((item, at) => {
        const name = valueAt(item, 'product') ?? valueAt(item, 'products.0.name');
        return (
          <li key={at}>
            <span>{asText(name)}</span>
            <MappedProduct field={field} value={item} />
          </li>
        );
      })}
    </Box>
  );
};

/** The products of a package, each on a line with quantity and share, and the way to their editor. */
export const MappedProducts = (props: CellProps) => (
  <>
    <List {...props} />
    <EditLink />
  </>
);
