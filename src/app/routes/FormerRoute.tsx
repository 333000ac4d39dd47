import { Navigate } from 'react-admin';
import { useLocation } from 'react-router-dom';

interface Props {
  from: string;
  to: string;
}

/** An address that a screen was at before: leads to the same below the one of today, with all that stands behind it. */
export const FormerRoute = ({ from, to }: Props) => {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: to + pathname.slice(from.length), search, hash }} replace />;
};
