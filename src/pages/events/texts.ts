export const texts = {
  eventMove: {
    title: ['Move %{name} with its slots', '%{name} को स्लॉट सहित बदलें'],
    text: [
      'Slots that have not started move by the same number of days as the start. If any of them cannot move, nothing changes.',
      'जो स्लॉट शुरू नहीं हुए हैं, वे आरंभ के साथ उतने ही दिन खिसकते हैं। यदि एक भी नहीं खिसक सकता, तो कुछ नहीं बदलता।',
    ],
    preview: ['What happens to the slots', 'स्लॉट का क्या होगा'],
    reading: ['Checking the slots', 'स्लॉट देखे जा रहे हैं'],
    none: ['No slot moves for these dates.', 'इन दिनों के साथ कोई स्लॉट नहीं खिसकता।'],
    count: [
      '%{smart_count} slot moves |||| %{smart_count} slots move',
      '%{smart_count} स्लॉट खिसकता है |||| %{smart_count} स्लॉट खिसकते हैं',
    ],
    conflicts: [
      '%{smart_count} cannot move. Choose other days. |||| %{smart_count} cannot move. Choose other days.',
      '%{smart_count} नहीं खिसक सकता। दूसरे दिन चुनें। |||| %{smart_count} नहीं खिसक सकते। दूसरे दिन चुनें।',
    ],
    slot: ['Slot', 'स्लॉट'],
    product: ['Product', 'उत्पाद'],
    from: ['From', 'से'],
    to: ['To', 'तक'],
    confirm: ['Move', 'बदलें'],
  },
  eventOverlaps: {
    title: ['Events that overlap', 'टकराने वाले इवेंट'],
    text: [
      'Current and upcoming events for the same clients with overlapping dates. A package can be in both at once.',
      'एक ही ग्राहकों के जारी और आने वाले इवेंट जिनके दिन मिलते हैं। दोनों एक साथ पैकेज के लिए खुले हैं।',
    ],
    none: [
      'No current or upcoming events for the same clients overlap.',
      'एक ही ग्राहकों के कोई दो जारी या आने वाले इवेंट नहीं टकराते।',
    ],
    days: ['%{from} to %{to}', '%{from} से %{to}'],
    shared: [
      '%{smart_count} day in both |||| %{smart_count} days in both',
      'दोनों में %{smart_count} दिन |||| दोनों में %{smart_count} दिन',
    ],
  },
};
