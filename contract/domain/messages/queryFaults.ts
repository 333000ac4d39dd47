import { told, type Told } from './told.ts';

/** What people choose on a list and a call does not know, by the parameter that asks it: no name of a field is in the words. */
export const queryFaults: Readonly<Record<string, Told | undefined>> = {
  sort: told(
    'This list cannot be sorted in this way. Choose another order.',
    'यह सूची इस तरह क्रम में नहीं लग सकती। कोई दूसरा क्रम चुनें।',
  ),
  filters: told(
    'This list cannot be filtered in this way. Change or remove the filter.',
    'यह सूची इस तरह फ़िल्टर नहीं हो सकती। फ़िल्टर बदलें या हटाएँ।',
  ),
  columns: told(
    'One of the chosen columns is not in this list. Choose the columns again.',
    'चुने गए कॉलमों में से एक इस सूची में नहीं है। कॉलम फिर से चुनें।',
  ),
};
