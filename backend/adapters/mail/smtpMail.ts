import nodemailer from 'nodemailer';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { afterCommit } from '../../database/transactionWithEffects.ts';
import type { Mail } from './Mail.ts';

const refuse = (): never => {
  throw new Refusal('UPSTREAM_UNREACHABLE', refusals.mailNotSent);
};

/** Sends through a company's mail server. */
export const smtpMail = (smtpUrl: string, from: string): Mail => {
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    isSimulated: false,
    send: ({ to, subject, text, attachments = [] }, onFailure = refuse) =>
      afterCommit(async () => {
        try {
          await transport.sendMail({
            from,
            to,
            subject,
            text,
            attachments: attachments.map(({ name, type, bytes }) => ({
              filename: name,
              contentType: type,
              content: bytes,
            })),
          });
        } catch (error) {
          onFailure(error);
        }
      }),
  };
};
