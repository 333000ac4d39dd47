/** Words of the bell, the palette and the help. */
export const texts = {
  app: {
    bell: {
      open: ['Notifications', 'सूचनाएँ'],
      unread: ['Notifications, %{smart_count} unread', 'सूचनाएँ, %{smart_count} नहीं पढ़ीं'],
      title: ['Notifications', 'सूचनाएँ'],
      none: ['No notifications yet.', 'अभी कोई सूचना नहीं है।'],
      all: ['Mark all as read', 'सबको पढ़ा हुआ अंकित करें'],
      error: ['The notifications could not be loaded', 'सूचनाएँ नहीं पढ़ी जा सकीं'],
      desktop: ['Desktop notifications', 'डेस्कटॉप सूचनाएँ'],
      sound: ['Sound', 'ध्वनि'],
      denied: [
        'Your browser blocks desktop notifications. Allow them in its settings for this site.',
        'आपका ब्राउज़र डेस्कटॉप सूचनाएँ रोक रहा है। इस साइट के लिए ब्राउज़र की सेटिंग में अनुमति दें।',
      ],
    },
    palette: {
      placeholder: ['Search pages, records and commands', 'पेज, रिकॉर्ड और कमांड खोजें'],
      pages: ['Pages', 'पेज'],
      commands: ['Commands', 'कमांड'],
      recent: ['Recently opened', 'हाल में खोले गए'],
      records: ['Records', 'रिकॉर्ड'],
      create: ['New %{name}', 'नया: %{name}'],
      none: ['Nothing matches. Try another word.', 'कुछ नहीं मिला। कोई और शब्द आज़माएँ।'],
      hint: [
        'Arrow keys to choose, Enter to open, Escape to close',
        'चुनने के लिए तीर की, खोलने के लिए Enter, बंद करने के लिए Escape',
      ],
    },
    help: {
      title: ['Help', 'सहायता'],
      keys: ['Keyboard shortcuts', 'कीबोर्ड शॉर्टकट'],
      off: [
        'Keyboard shortcuts are switched off. You can switch them on in your menu, at the bottom left.',
        'कीबोर्ड शॉर्टकट बंद हैं। इन्हें नीचे बाईं ओर अपने मेनू में चालू कर सकते हैं।',
      ],
      faqs: ['Read the FAQs', 'अक्सर पूछे जाने वाले सवाल पढ़ें'],
      support: ['Raise a support issue', 'सहायता अनुरोध दर्ज करें'],
      version: ['Version %{version}', 'संस्करण %{version}'],
      close: ['Close', 'बंद करें'],
      find: ['Find a page in the menu', 'मेनू में पेज खोजें'],
      palette: ['Search pages, records and commands', 'पेज, रिकॉर्ड और कमांड खोजें'],
      search: ['Search in a list', 'सूची में खोजें'],
      move: ['Next and previous row', 'अगली और पिछली पंक्ति'],
      select: ['Select the row', 'पंक्ति चुनें'],
      open_row: ['Open the row', 'पंक्ति खोलें'],
      rows: [
        'Move between rows and values that can be changed',
        'पंक्ति से पंक्ति, और बदले जा सकने वाले मान तक',
      ],
      select_here: ['Select the focused row', 'जिस पंक्ति पर फ़ोकस है उसे चुनें'],
      edit: [
        'Edit the value in place; Escape cancels, Tab moves to the next',
        'मान वहीं बदलें; Escape से छोड़ें, Tab से आगे',
      ],
      help: ['Open this help', 'यह सहायता'],
    },
  },
};
