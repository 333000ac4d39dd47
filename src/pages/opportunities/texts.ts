export const texts = {
  opportunity: {
    lost: {
      title: ['Mark %{name} as lost', '%{name} को खोया अंकित करें'],
      confirm: ['Mark as lost', 'खोया अंकित करें'],
      done: ['Opportunity marked as lost', 'अवसर खोया अंकित हुआ'],
    },
    comments: {
      title: ['Comments', 'टिप्पणियाँ'],
      new: ['New comment', 'नई टिप्पणी'],
      none: ['No comments on this opportunity yet.', 'इस अवसर के बारे में अभी कुछ नहीं कहा गया।'],
      earlier: ['Earlier comments', 'पुरानी टिप्पणियाँ'],
      post: ['Post comment', 'टिप्पणी भेजें'],
      followUp: ['Follow-up', 'फ़ॉलो-अप'],
      people: ['Colleagues', 'सहकर्मी'],
      found: [
        '%{smart_count} colleague found |||| %{smart_count} colleagues found',
        '%{smart_count} सहकर्मी मिला |||| %{smart_count} सहकर्मी मिले',
      ],
      mentionHelp: [
        'Type @ to mention a colleague. They are notified.',
        'सहकर्मी का उल्लेख करने के लिए @ लिखें; उन्हें सूचना मिलेगी।',
      ],
    },
    renewal: {
      tag: ['Renewal tag', 'नवीनीकरण टैग'],
      alert: ['Renewal alert', 'नवीनीकरण सूचना'],
    },
  },
};
