import { hashToken } from '../../session/passwordLink.ts';

/** Where every link of ours leads; a payment link goes on to the gateway's page. */
export const shareAddress = '/s/';

/** What is stored of the token of a link. */
export const shareHash = (token: string): string => hashToken(`share:${token}`);
