export const texts = {
  webhooks: {
    days: ['Messages of the last 7 days', 'पिछले 7 दिनों के संदेश'],
    sent: ['Sent', 'भेजे गए'],
    failed: ['Failed', 'विफल'],
    fetch_failed: [
      'The messages of the last days could not be loaded.',
      'पिछले दिनों के संदेश नहीं लाए जा सके।',
    ],
  },
};
