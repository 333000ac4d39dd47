import nodemailer from 'nodemailer';
import type { Mail } from './Mail.ts';

/** Sends through a company's mail server. */
export const smtpMail = (smtpUrl: string, from: string): Mail => {
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    isSimulated: false,
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text });
    },
  };
};
