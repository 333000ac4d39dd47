import { useNavigate, useCreatePath, useRecordContext } from 'react-admin';
import { useEffect } from 'react';
import type { RunProps } from '#engine/actions/ActionsContext.ts';

/** Leads from a package of an opportunity, or a line of a termsheet that names one, to its new-project slots. */
export const OpenNpSlotsAction = ({ onClose }: RunProps) => {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const id = record?.['opportunityPackageMappingId'] ?? record?.id;
  useEffect(() => {
    onClose();
    if (typeof id === 'number') navigate(createPath({ resource: 'np-packages', type: 'edit', id }));
  }, [id, navigate, createPath, onClose]);
  return null;
};
