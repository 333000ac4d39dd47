export const texts = {
  activation: {
    title: ['Activate %{name}', '%{name} सक्रिय करें'],
    termsheet: [
      'All products of this termsheet that are not active yet go live with their current parameters.',
      'इस टर्मशीट के जो उत्पाद सक्रिय नहीं हैं, वे अपने अभी के पैरामीटर के साथ लाइव होंगे।',
    ],
    deal: [
      'All products of this opportunity that are not active yet go live with their current parameters.',
      'इस अवसर के जो उत्पाद सक्रिय नहीं हैं, वे अपने अभी के पैरामीटर के साथ लाइव होंगे।',
    ],
    one: [
      'The product goes live with its current parameters.',
      'उत्पाद अपने अभी के पैरामीटर के साथ लाइव होगा।',
    ],
    confirm: ['Activate', 'सक्रिय करें'],
    done: ['Activated', 'सक्रिय हुआ'],
    close: ['Close', 'बंद करें'],
  },
};
