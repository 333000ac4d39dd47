export const texts = {
  slotSwap: {
    what: 'Where it stands',
    before: 'Before',
    after: 'After the swap',
    now: 'Now',
    asked: 'Asked for',
    place: 'Place',
    position: 'Position',
    startDate: 'First day',
    endDate: 'Last day',
  },
};
