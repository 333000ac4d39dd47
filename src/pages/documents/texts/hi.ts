export const texts = {
  documents: {
    title: 'दस्तावेज़',
    tag: 'यह क्या है',
    noTag: 'नहीं बताया',
    upload: 'दस्तावेज़ अपलोड करें',
    uploaded: '%{name} अपलोड हो गया',
    none: 'अभी कोई दस्तावेज़ नहीं है। 10 MB तक की तस्वीरें (gif, jpeg, png) और PDF फ़ाइलें अपलोड की जा सकती हैं।',
    preview: '%{name} देखें',
    remove: '%{name} हटाएँ',
    removed: 'दस्तावेज़ हटाया गया',
    question: '%{name} हटाएँ?',
    confirm: 'दस्तावेज़ हटाएँ',
  },
};
