export const texts = {
  erpPush: {
    title: ['Push to NetSuite', 'नेटसुइट में भेजें'],
    find: ['Find records', 'रिकॉर्ड खोजें'],
    push: [
      'Push %{smart_count} record |||| Push %{smart_count} records',
      '%{smart_count} रिकॉर्ड भेजें |||| %{smart_count} रिकॉर्ड भेजें',
    ],
    pushed: [
      '%{smart_count} record on its way |||| %{smart_count} records on their way',
      '%{smart_count} रिकॉर्ड भेजा जा रहा है |||| %{smart_count} रिकॉर्ड भेजे जा रहे हैं',
    ],
    none: [
      'Nothing was pushed. All of them are already on their way.',
      'कुछ नहीं भेजा गया: सब पहले से भेजे जा रहे हैं।',
    ],
    back: ['Other records', 'दूसरे रिकॉर्ड'],
    close: ['Close', 'बंद करें'],
    simulated: [
      'NetSuite is simulated here: nothing leaves this console.',
      'नेटसुइट यहाँ नक़ली है: इस कंसोल से कुछ बाहर नहीं जाता।',
    ],
    unnamed: ['No record has this ID', 'इस आईडी का कोई रिकॉर्ड नहीं है'],
    states: {
      'in-step': ['In sync', 'मेल खाता है'],
      differs: ['Differs', 'अलग है'],
      unknown: ['Not in NetSuite', 'नेटसुइट में नहीं'],
      waiting: ['On its way', 'भेजा जा रहा है'],
      stuck: ['Stuck', 'अटका हुआ'],
      missing: ['No such record', 'ऐसा रिकॉर्ड नहीं'],
    },
  },
};
