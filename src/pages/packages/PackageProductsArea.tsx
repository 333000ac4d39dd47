import { Navigate, useParams } from 'react-router-dom';

/**
 * `/manage-packages/products/{id}` of the specification (part 2 sections 2 and 3): the products are a tab of the package.
 * Without an id there is nothing to change, so it leads to the packages.
 */
export const PackageProductsArea = () => {
  const { '*': id = '' } = useParams();
  const isId = /^[1-9]\d{0,14}$/.test(id);
  return <Navigate to={`/manage-packages${isId ? `/${id}?tab=products` : ''}`} replace />;
};
