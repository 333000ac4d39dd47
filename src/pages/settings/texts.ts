export const texts = {
  settings: {
    hint: [
      'What this console was started with, and how the parts are that it needs. Settings are changed where it is started; a secret is never shown.',
      'यह कंसोल किससे शुरू हुआ है, और उसके ज़रूरी हिस्से कैसे हैं। सेटिंग वहीं बदलती हैं जहाँ कंसोल शुरू होता है; कोई रहस्य नहीं दिखता।',
    ],
    error: ['The settings could not be loaded', 'सेटिंग पढ़ी नहीं जा सकीं'],
    health: ['Health', 'हाल'],
    capabilities: ['Other systems', 'दूसरी प्रणालियाँ'],
    all: ['Settings', 'सेटिंग'],
    usual: ['Otherwise: %{value}', 'वरना: %{value}'],
    fromFile: ['from a file', 'फ़ाइल से'],
    state: {
      good: ['Good', 'ठीक'],
      warning: ['Look at it', 'देखें'],
      bad: ['Fails', 'विफल'],
      off: ['Off', 'बंद'],
    },
    standing: {
      set: ['Set', 'सेट'],
      usual: ['Usual', 'सामान्य'],
      missing: ['Missing', 'नहीं है'],
      real: ['Real', 'असली'],
      simulated: ['Simulated', 'अनुकरण'],
      off: ['Off', 'बंद'],
    },
  },
};
