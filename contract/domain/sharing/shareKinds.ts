/** What goes out to a client: a link by which they pay, or what their packages hold and cost. */
export const shareKinds = ['payment', 'details'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** How it reaches them. */
export const shareChannels = ['mail', 'sms', 'whatsapp'] as const;
export type ShareChannel = (typeof shareChannels)[number];

/** How long details can be opened by their link, in days; a payment link dies with the gateway's. */
export const detailsLinkDays = 30;
