export const texts = {
  sharing: {
    title: ['Share with %{name}', '%{name} के साथ साझा करें'],
    kind: {
      label: ['What goes out', 'क्या भेजना है'],
      payment: ['Payment link', 'भुगतान लिंक'],
      details: ['Package details', 'पैकेज विवरण'],
    },
    channel: {
      label: ['Channel', 'माध्यम'],
      mail: ['E-mail', 'ई-मेल'],
      sms: ['SMS', 'SMS'],
      whatsapp: ['WhatsApp', 'WhatsApp'],
    },
    other: ['Someone else', 'कोई और'],
    wholeDeal: ['The whole deal (%{amount} left)', 'पूरा सौदा (%{amount} बाकी)'],
    due: ['%{name}: %{amount} due', '%{name}: %{amount} देय'],
    preview: ['What the client gets', 'ग्राहक को क्या मिलेगा'],
    simulated: [
      'Simulated: it is kept in the outbox, and nothing reaches the client.',
      'नक़ली: यह आउटबॉक्स में रहता है, ग्राहक तक कुछ नहीं पहुँचता।',
    ],
    noAmount: ['Enter the amount to see the words.', 'शब्द देखने के लिए राशि लिखें।'],
    linkNote: [
      'The rest of the link is added when it is sent.',
      'लिंक का बाकी हिस्सा भेजते समय जुड़ता है।',
    ],
    send: ['Send', 'भेजें'],
    another: ['Send something else', 'कुछ और भेजें'],
    close: ['Close', 'बंद करें'],
    sent: ['Sent before', 'पहले भेजा गया'],
    none: ['Nothing was sent yet.', 'अभी तक कुछ नहीं भेजा गया।'],
    to: ['%{what} to %{name} by %{channel}', '%{name} को %{channel} से %{what}'],
    sentAt: ['sent', 'भेजा'],
    until: ['valid until %{day}', '%{day} तक मान्य'],
    state: {
      sent: ['Not opened yet', 'अभी नहीं खोला'],
      opened: ['Opened', 'खोला'],
      failed: ['Payment failed', 'भुगतान असफल'],
      paid: ['Paid', 'चुकाया'],
      expired: ['Expired', 'समाप्त'],
    },
  },
};
