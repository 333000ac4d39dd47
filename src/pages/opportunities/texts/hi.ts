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
      people: 'सहकर्मी',
      found: '%{smart_count} सहकर्मी मिला |||| %{smart_count} सहकर्मी मिले',
      mentionHelp: 'सहकर्मी का उल्लेख करने के लिए @ लिखें; उन्हें सूचना मिलेगी।',
    },
    renewal: { tag: 'नवीनीकरण टैग', alert: 'नवीनीकरण सूचना' },
  },
};
