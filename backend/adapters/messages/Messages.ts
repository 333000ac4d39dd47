/** Ways to a phone. */
export type PhoneChannel = 'sms' | 'whatsapp';

export interface PhoneMessage {
  readonly channel: PhoneChannel;
  /** Ten digits, without the country. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages and WhatsApp messages to clients. */
export interface Messages {
  /** True when nothing leaves this machine: messages are kept in the outbox and shown as simulated. */
  readonly isSimulated: boolean;
  /** In a transaction a message waits for its commit, and is never sent when that is taken back. */
  send: (message: PhoneMessage) => Promise<void>;
}
