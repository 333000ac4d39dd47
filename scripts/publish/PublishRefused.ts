/** The instance cannot be asked, or refuses; the message says what to do. */
export class PublishRefused extends Error {}
