import { raHindi } from './raHindi.ts';

/** Words of ra-core, and of the help, which is fetched when it is opened. */
export const texts = {
  ...raHindi,
  app: {
    bell: {
      open: 'सूचनाएँ',
      unread: 'सूचनाएँ, %{smart_count} नहीं पढ़ीं',
      title: 'सूचनाएँ',
      none: 'अभी आपको कुछ नहीं बताया गया।',
      all: 'सबको पढ़ा हुआ अंकित करें',
      error: 'सूचनाएँ नहीं पढ़ी जा सकीं',
      desktop: 'डेस्कटॉप सूचनाएँ',
      sound: 'ध्वनि',
      denied: 'ब्राउज़र इस पते के लिए डेस्कटॉप सूचनाओं की अनुमति नहीं देता।',
    },
    palette: {
      placeholder: 'पेज, रिकॉर्ड और कमांड खोजें',
      pages: 'पेज',
      commands: 'कमांड',
      recent: 'हाल में खोले गए',
      records: 'रिकॉर्ड',
      create: 'नया: %{name}',
      none: 'कुछ नहीं मिला। कोई और शब्द आज़माएँ।',
      hint: 'चुनने के लिए तीर की, खोलने के लिए Enter, बंद करने के लिए Escape',
    },
    help: {
      title: 'सहायता',
      keys: 'कीबोर्ड शॉर्टकट',
      off: 'कीबोर्ड शॉर्टकट बंद हैं। इन्हें नीचे बाईं ओर अपने मेनू में चालू कर सकते हैं।',
      faqs: 'अक्सर पूछे जाने वाले सवाल पढ़ें',
      support: 'सहायता अनुरोध दर्ज करें',
      version: 'संस्करण %{version}',
      close: 'बंद करें',
      find: 'मेनू में पेज खोजें',
      palette: 'पेज, रिकॉर्ड और कमांड खोजें',
      search: 'सूची में खोजें',
      move: 'अगली और पिछली पंक्ति',
      select: 'पंक्ति चुनें',
      open_row: 'पंक्ति खोलें',
      rows: 'पंक्ति से पंक्ति, और बदले जा सकने वाले मान तक',
      select_here: 'जिस पंक्ति पर फ़ोकस है उसे चुनें',
      edit: 'मान वहीं बदलें; Escape से छोड़ें, Tab से आगे',
      help: 'यह सहायता',
    },
  },
};
