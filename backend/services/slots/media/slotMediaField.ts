/** Under which name the file store keeps the pictures of slots, and where in a slot each stands. */
export const slotMediaResource = 'site-takeovers';
export const slotMediaField = (priority: number): string => `product_cards.${priority}`;
