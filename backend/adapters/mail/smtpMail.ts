import nodemailer from 'nodemailer';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { afterCommit } from '../../database/transactionWithEffects.ts';
import { during } from '../../observed/observers.ts';
import type { Mail } from './Mail.ts';

const refuse = (): never => {
  throw new Refusal('UPSTREAM_UNREACHABLE', refusals.mailNotSent);
};

/** Sends through a company's mail server. */
export const smtpMail = (smtpUrl: string, from: string): Mail => {
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    isSimulated: false,
    check: async () => {
      await transport.verify();
    },
    send: ({ to, subject, text, attachments = [] }, onFailure = refuse) =>
      afterCommit(async () => {
        try {
          await during({ kind: 'mail', name: 'smtp' }, () =>
            transport.sendMail({
              from,
              to,
              subject,
              text,
              attachments: attachments.map(({ name, type, bytes }) => ({
                filename: name,
                contentType: type,
                content: bytes,
              })),
            }),
          );
        } catch (error) {
          onFailure(error);
        }
      }),
  };
};
