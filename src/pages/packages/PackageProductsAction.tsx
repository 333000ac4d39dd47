import { useEffect } from 'react';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useNavigate } from '#parts/router/useNavigate.ts';

/** Leads from a package to the editor of its products; there is nothing to ask first. */
export const PackageProductsAction = ({ records, onClose }: RunProps) => {
  const navigate = useNavigate();
  const id = records[0]?.id;
  useEffect(() => {
    onClose();
    navigate(`/manage-packages/products/${id}`);
    // Once: closing draws the list again, with another function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return null;
};
