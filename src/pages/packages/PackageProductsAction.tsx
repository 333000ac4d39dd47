import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RunProps } from '#engine/actions/ActionsContext.ts';

/** Leads from a package to the editor of its products; there is nothing to ask first. */
export const PackageProductsAction = ({ records, onClose }: RunProps) => {
  const navigate = useNavigate();
  const id = records[0]?.id;
  useEffect(() => {
    onClose();
    void navigate(`/manage-packages/products/${id}`);
    // Once: closing draws the list again, with another function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return null;
};
