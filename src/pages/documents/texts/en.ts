export const texts = {
  documents: {
    title: 'Documents',
    tag: 'What it is',
    noTag: 'Not said',
    upload: 'Upload document',
    uploaded: '%{name} is uploaded',
    none: 'No document yet. Pictures (gif, jpeg, png) and PDF files up to 10 MB can be uploaded.',
    preview: 'Look at %{name}',
    remove: 'Remove %{name}',
    removed: 'Document removed',
    question: 'Remove %{name}?',
    confirm: 'Remove document',
  },
};
