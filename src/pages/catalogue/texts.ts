export const texts = {
  pricePlan: {
    choose: ['Choose a package to see what its price meets.', 'कीमत का असर देखने के लिए पैकेज चुनें।'],
    older: ['Price until then', 'तब तक की कीमत'],
    closes: [
      '%{price} has no last day. It will end on %{day}.',
      '%{price} का अंतिम दिन नहीं है। यह %{day} को समाप्त होगी।',
    ],
    open: ['Open it', 'इसे खोलें'],
    noDay: ['Enter the first day and the parameters.', 'पहला दिन और पैरामीटर भरें।'],
    none: ['No price without a last day is before it.', 'इससे पहले बिना अंतिम दिन की कोई कीमत नहीं है।'],
    deals: [
      '%{count} open deal has this package |||| %{count} open deals have this package',
      'इस पैकेज वाला %{count} खुला सौदा |||| इस पैकेज वाले %{count} खुले सौदे',
    ],
    keep: [
      'What they were offered stays. What is added from the first day on has the new price.',
      'जो उन्हें बताया गया वह बना रहता है। पहले दिन से जो जुड़ेगा उसकी कीमत नई होगी।',
    ],
  },
  packageProducts: {
    products: ['Products', 'उत्पाद'],
    locked: [
      'NetSuite is enabled for this package: products can no longer be added, changed or removed.',
      'इस पैकेज के लिए नेटसुइट चालू है: उत्पाद अब न जोड़े, न बदले, न निकाले जा सकते हैं।',
    ],
    add: ['Add a product', 'उत्पाद जोड़ें'],
    addHelp: ['Search the products by name', 'नाम से उत्पाद खोजें'],
    already: ['%{name} is in the package already', '%{name} पैकेज में पहले से है'],
    none: ['This package has no products yet', 'इस पैकेज में अभी कोई उत्पाद नहीं है'],
    noneHint: [
      'Search for the first one above. Its share of the price is 100 percent until you add another.',
      'पहला उत्पाद ऊपर खोजें। दूसरा जोड़ने तक कीमत में उसका हिस्सा 100 प्रतिशत रहेगा।',
    ],
    quantity: ['Quantity', 'मात्रा'],
    share: ['Share of the price', 'कीमत में हिस्सा'],
    quantityFault: [
      'Enter a whole number from 0 to 1,000,000.',
      '0 से 10,00,000 तक की पूर्ण संख्या लिखें।',
    ],
    shareFault: [
      'Enter a percentage from 0 to 100 with at most two decimals.',
      '0 से 100 तक का प्रतिशत लिखें, अधिकतम दो दशमलव।',
    ],
    parameters: ['Activation parameters', 'सक्रियण के पैरामीटर'],
    parametersNone: [
      'None entered. You can still enter what the product needs at activation.',
      'कुछ नहीं दिया गया। जो उत्पाद माँगता है वह सक्रिय करते समय भी दिया जा सकता है।',
    ],
    parametersNoNeed: ['This product needs none.', 'यह उत्पाद कुछ नहीं माँगता।'],
    change: ['Change', 'बदलें'],
    done: ['Done', 'हो गया'],
    remove: ['Remove %{name}', '%{name} निकालें'],
    added: ['New', 'नया'],
    changed: ['Changed', 'बदला हुआ'],
    removed: ['Removed when you save', 'सहेजने पर निकाला जाएगा'],
    bringBack: ['Restore %{name}', '%{name} वापस लाएँ'],
    total: ['Total share', 'सब हिस्से मिलाकर'],
    equally: ['Share equally', 'बराबर बाँटें'],
    difference: {
      added: ['%{smart_count} added', '%{smart_count} जोड़े गए'],
      changed: ['%{smart_count} changed', '%{smart_count} बदले गए'],
      removed: ['%{smart_count} removed', '%{smart_count} निकाले गए'],
    },
    failed: ['Mappings Update Failed', 'उत्पाद अपडेट नहीं हुए'],
    parametersFailed: ['Activation Parameters updation Failed', 'सक्रियण के पैरामीटर अपडेट नहीं हुए'],
    parametersSaved: [
      'Activation Parameters updated successfully',
      'सक्रियण के पैरामीटर सफलतापूर्वक अपडेट हुए',
    ],
    merged: [
      '%{person} changed this package in the meantime. Both changes are combined here: check them and save again.',
      'इस बीच %{person} ने यह पैकेज बदल दिया था। दोनों बदलाव यहाँ मिला दिए गए हैं: जाँचें और फिर से सहेजें।',
    ],
    mergedShares: [
      '%{person} changed this package in the meantime. Both changes are combined here, but the shares no longer add up to 100 percent: correct them and save again.',
      'इस बीच %{person} ने यह पैकेज बदल दिया था। दोनों बदलाव यहाँ मिला दिए गए हैं, पर हिस्से मिलकर 100 प्रतिशत नहीं बनते: ठीक करें और फिर से सहेजें।',
    ],
    someone: ['someone else', 'किसी और'],
  },
};
