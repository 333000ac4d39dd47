export const texts = {
  accountMerge: {
    title: ['What moves', 'क्या स्थानांतरित होगा'],
    choose: [
      'Choose the account to keep and the accounts to merge into it to see what moves.',
      'क्या स्थानांतरित होगा यह देखने के लिए रहने वाला और जाने वाले खाते चुनें।',
    ],
    reading: ['Checking what belongs to these accounts', 'देखा जा रहा है कि इन खातों से क्या जुड़ा है'],
    none: ['Nothing belongs to these accounts.', 'इन खातों से कुछ नहीं जुड़ा है।'],
    moves: [
      '%{smart_count} row moves to %{name} |||| %{smart_count} rows move to %{name}',
      '%{smart_count} पंक्ति %{name} में जाती है |||| %{smart_count} पंक्तियाँ %{name} में जाती हैं',
    ],
    undo: ['It can be undone for %{days} days.', 'इसे %{days} दिन तक वापस लिया जा सकता है।'],
    blocked: ['These accounts cannot be merged now', 'ये खाते अभी नहीं मिलाए जा सकते'],
    entity: {
      opportunities: ['Opportunities', 'अवसर'],
      contacts: ['Contacts', 'संपर्क'],
      'legal-entities': ['Legal entities', 'कानूनी इकाइयाँ'],
      activities: ['Activities', 'गतिविधियाँ'],
      tickets: ['Tickets', 'टिकट'],
      termsheets: ['Termsheets', 'टर्मशीट'],
      payments: ['Payments', 'भुगतान'],
      'wallet-payments': ['Wallet payments', 'वॉलेट भुगतान'],
      slots: ['Slots', 'स्लॉट'],
      listings: ['Listings', 'लिस्टिंग'],
      'lead-deliveries': ['Lead deliveries', 'लीड वितरण'],
      'churn-schedules': ['Churn schedules', 'चर्न शेड्यूल'],
      'mortgage-partners': ['Mortgage partners', 'मॉर्टगेज पार्टनर'],
      'exclusivity-requests': ['Exclusivity requests', 'एक्सक्लूसिविटी अनुरोध'],
      'child-accounts': ['Child accounts', 'चाइल्ड खाते'],
    },
  },
  accountMigration: {
    title: ['Migrate %{name}', '%{name} माइग्रेट करें'],
    text: [
      'This moves the account with all its data from the old CRM. It can be done only once.',
      'खाते को उसके सारे डेटा के साथ पुराने CRM से लाता है। यह एक ही बार होता है।',
    ],
    confirm: ['Migrate', 'माइग्रेट करें'],
  },
};
