export const texts = {
  opportunity: {
    lost: {
      title: '%{name} को खोया अंकित करें',
      confirm: 'खोया अंकित करें',
      done: 'अवसर खोया अंकित हुआ',
    },
    comments: {
      title: 'टिप्पणियाँ',
      new: 'नई टिप्पणी',
      none: 'इस अवसर के बारे में अभी कुछ नहीं कहा गया।',
      earlier: 'पुरानी टिप्पणियाँ',
      post: 'टिप्पणी भेजें',
      followUp: 'फ़ॉलो-अप',
    },
    renewal: { tag: 'नवीनीकरण टैग', alert: 'नवीनीकरण सूचना' },
  },
};
