export const texts = {
  eventMove: {
    title: 'Move %{name} with its slots',
    text: 'Slots that have not begun move by as many days as the start. If one of them cannot move, nothing changes.',
    preview: 'What happens to the slots',
    reading: 'Looking at the slots',
    none: 'No slot moves with these days.',
    count: '%{smart_count} slot moves |||| %{smart_count} slots move',
    conflicts:
      '%{smart_count} cannot move. Choose other days. |||| %{smart_count} cannot move. Choose other days.',
    slot: 'Slot',
    product: 'Product',
    from: 'From',
    to: 'To',
    confirm: 'Move',
  },
  eventOverlaps: {
    title: 'Events that overlap',
    text: 'Running and coming events for the same clients whose days meet. Both are open to a package at once.',
    none: 'No two running or coming events for the same clients overlap.',
    days: '%{from} to %{to}',
    shared: '%{smart_count} day in both |||| %{smart_count} days in both',
  },
};
