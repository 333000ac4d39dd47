export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Message {
  to: string;
  subject: string;
  text: string;
  attachments?: readonly Attachment[];
}

/** Sends mail to people. */
export interface Mail {
  /** True when nothing leaves this machine: messages are kept in the outbox and shown as simulated. */
  readonly isSimulated: boolean;
  /**
   * In a transaction a message waits for its commit (`backend/database/transactionWithEffects.ts`), and is never sent when
   * that is taken back.
   * @param onFailure hears of a message that could not be sent; without it the call tells the person.
   */
  send: (message: Message, onFailure?: (error: unknown) => void) => Promise<void>;
  /** Whether a mail server is there and takes us; absent where none is. @throws where it is not */
  check?: () => Promise<void>;
}
