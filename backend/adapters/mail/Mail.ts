export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail to people. Fails by rejecting; the caller decides whether its own work fails with it. */
export interface Mail {
  /** True when nothing leaves this machine: messages are kept in the outbox and shown as simulated. */
  readonly isSimulated: boolean;
  send: (message: Message) => Promise<void>;
}
