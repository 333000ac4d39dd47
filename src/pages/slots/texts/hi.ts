export const texts = {
  slotSwap: {
    what: 'कहाँ है',
    before: 'पहले',
    after: 'अदला-बदली के बाद',
    now: 'अब',
    asked: 'माँगा गया',
    place: 'इलाका',
    position: 'स्थान क्रमांक',
    startDate: 'पहला दिन',
    endDate: 'आख़िरी दिन',
  },
};
