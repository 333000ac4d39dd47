export const texts = {
  documents: {
    title: ['Documents', 'दस्तावेज़'],
    tag: ['Type of document', 'यह क्या है'],
    noTag: ['Not set', 'नहीं बताया'],
    upload: ['Upload document', 'दस्तावेज़ अपलोड करें'],
    uploaded: ['%{name} is uploaded', '%{name} अपलोड हो गया'],
    none: [
      'No document yet. Pictures (gif, jpeg, png) and PDF files up to 10 MB can be uploaded.',
      'अभी कोई दस्तावेज़ नहीं है। 10 MB तक की तस्वीरें (gif, jpeg, png) और PDF फ़ाइलें अपलोड की जा सकती हैं।',
    ],
    preview: ['Preview %{name}', '%{name} देखें'],
    remove: ['Remove %{name}', '%{name} हटाएँ'],
    removed: ['Document removed', 'दस्तावेज़ हटाया गया'],
    question: ['Remove %{name}?', '%{name} हटाएँ?'],
    confirm: ['Remove document', 'दस्तावेज़ हटाएँ'],
  },
};
