import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RunProps } from '#engine/actions/ActionsContext.ts';

/** Leads from a package of an opportunity, or a line of a termsheet that names one, to its new-project slots. */
export const OpenNpSlotsAction = ({ records, onClose }: RunProps) => {
  const navigate = useNavigate();
  const [record] = records;
  const id = record?.['opportunityPackageMappingId'] ?? record?.id;
  useEffect(() => {
    onClose();
    if (typeof id === 'number') void navigate(`/np-slot/${id}`);
  }, [id, navigate, onClose]);
  return null;
};
