import { useRouter, type Navigate } from './RouterContext.ts';

/** The same function for a whole visit: whoever takes it is not drawn again because the address has changed. */
export const useNavigate = (): Navigate => useRouter().navigate;
