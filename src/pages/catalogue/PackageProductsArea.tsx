import { Navigate, useCreatePath } from 'react-admin';
import { useParams } from 'react-router-dom';

/**
 * `/manage-packages/products/{id}` of the specification (part 2 sections 2 and 3): the products are a tab of the package.
 * Without an id there is nothing to change, so it leads to the packages.
 */
export const PackageProductsArea = () => {
  const { '*': id = '' } = useParams();
  const createPath = useCreatePath();
  const isId = /^[1-9]\d{0,14}$/.test(id);
  return (
    <Navigate
      to={
        createPath({ resource: 'packages', type: 'edit', ...(isId && { id }) }) +
        (isId ? '?tab=products' : '')
      }
      replace
    />
  );
};
