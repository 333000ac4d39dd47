import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useAnnouncePlace } from '#parts/contexts/PlaceContext.ts';
import { useFocusOnNavigation } from '#parts/page/useFocusOnNavigation.ts';

/** The heading into which React-Admin's pages write their titles, told to breadcrumb and browser. */
export const TitlePlace = () => {
  const heading = useFocusOnNavigation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const place = heading.current;
    if (!place) return undefined;
    const read = () => setTitle(place.textContent ?? '');
    const observer = new MutationObserver(read);
    observer.observe(place, { childList: true, characterData: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [heading]);
  useAnnouncePlace(title, title || null);
  return <Typography variant="h1" id="react-admin-title" ref={heading} tabIndex={-1} />;
};
