import type { settings, SettingName } from './settings.ts';

/** The meaning of settings in Hindi, by the first of those that belong together. */
const hindi: Readonly<Partial<Record<SettingName, string>>> = {
  PORT: 'सर्वर कहाँ सुनता है',
  PUBLIC_URL: 'लोग कंसोल किस पते पर खोलते हैं; `https:` के साथ कुकी सुरक्षित है',
  DATABASE_URL: 'PostgreSQL (15 या नया), जिसे कई प्रोसेस साझा कर सकते हैं; न हो तो अंदर का डेटाबेस',
  DATABASE_CONNECTIONS: 'सभी प्रोसेस के डेटाबेस कनेक्शन मिलाकर, हर एक के लिए कम से कम 4',
  PROCESSES: 'एक पोर्ट पर कितने प्रोसेस जवाब देते हैं; एक से ज़्यादा के लिए `DATABASE_URL` चाहिए',
  DATA_DIR: 'अंदर के डेटाबेस का फ़ोल्डर; एक समय में एक ही प्रोसेस',
  SEED: 'खाली डेटाबेस में क्या डाला जाए: `demo`, `large` या `none`',
  SIMULATE: 'जो सेट नहीं है, उसमें से किसका अनुकरण हो: `all`, `none` या नाम; बाकी बंद रहता है',
  ADMIN_EMAIL: '`SEED=none` के साथ: पहला एडमिन; शुरू होने पर पासवर्ड का लिंक छपता है',
  PRODUCT_NAME: 'मार्केटप्लेस का नाम, लेखों और पतों में',
  'UPSTREAM_<SERVICE>': 'किसी सेवा की कॉल कंपनी के अपने सर्वर को भेजता है',
  GATEWAY_TIMEOUT: 'ऐसी सेवा को कितने मिलीसेकंड में जवाब देना है',
  GATEWAY_LIMIT: 'ऐसी हर सेवा से एक साथ कितने अनुरोध; ज़्यादा होने पर 503',
  GATEWAY_REST: 'बार-बार विफल सेवा से कितने मिलीसेकंड नहीं पूछा जाता; `0` हमेशा पूछता है',
  GATEWAY_TOKEN: 'ऐसी सेवाओं को `authorization: Bearer` में भेजा जाता है',
  GATEWAY_SIGNING_KEY: 'निजी कुंजी, जिससे हस्ताक्षर होता है कि कौन पूछ रहा है',
  GOOGLE_CLIENT_ID: 'Google खाते से साइन-इन चालू करता है',
  FILES_S3_URL: 'अपलोड की गई फ़ाइलों के लिए S3 बकेट; न हो तो वे डेटाबेस में रहती हैं',
  HRIS_URL: 'कंपनी की एचआर प्रणाली, जिससे यूज़र फ़ॉर्म पूछता है',
  ERP_URL: 'कंपनी का NetSuite, जिसे बदलाव भेजे जाते हैं',
  E_INVOICE_URL: 'जीएसटी ई-इनवॉइस पोर्टल का प्रदाता, जो इनवॉइस को IRN देता है',
  PAYMENT_GATEWAY_URL: 'भुगतान लिंक वाला गेटवे, और उसके संदेशों का रहस्य',
  SUPPLIER_NAME: 'इनवॉइस पर आपूर्तिकर्ता; `SUPPLIER_GSTIN` के बिना अनुकरण या बंद',
  SUPPLIER_BANK_NAME: 'बैंक खाता, जिसमें इनवॉइस का भुगतान होता है, और कौन हस्ताक्षर करता है',
  PAYOUT_FILE_COLUMNS: 'भुगतान बैच की बैंक फ़ाइल के कॉलम',
  INCENTIVE_DISPUTE_DAYS: 'विवादित इंसेंटिव का जवाब कितने कार्य-दिवसों में',
  RECORD_MIGRATIONS: 'नए संस्करण के रिकॉर्ड बदलाव अपने-आप हों (`apply`) या एडमिन के लिए रुकें (`ask`)',
  ANALYTICS_URL: 'पेज के समय और ओनर एजेंट की घटनाएँ कहाँ भेजी जाएँ; फ़ोन नंबर कभी नहीं',
  TELEPHONY_URL: 'कंपनी की टेलीफ़ोनी, उसका टोकन और उसके संदेशों का रहस्य',
  CALLING_HOURS: 'ग्राहकों को किस समय कॉल की जा सकती है, भारतीय समय',
  SMTP_URL: 'मेल सर्वर; न हो तो मेल का अनुकरण होता है या वह बंद है',
  MESSAGES_URL: 'टेक्स्ट और WhatsApp संदेशों की सेवा',
  RATE_LIMIT: 'एक पते से हर मिनट कितने अनुरोध; `0` सीमा हटाता है',
  TOKEN_RATE_LIMIT: 'एक API टोकन से हर मिनट कितने अनुरोध; `0` सीमा हटाता है',
  PHONE_MASK: 'ग्राहक के फ़ोन नंबर के कितने अंक दिखते हैं; `off` कुछ नहीं छिपाता',
  TRUST_PROXY: 'आगे कितने प्रॉक्सी हैं या उनके नेटवर्क, जिनके `x-forwarded-for` पर भरोसा है',
  LOG_LEVEL: 'लॉग में कितना लिखा जाए; हर पंक्ति एक JSON है',
  DATABASE_DIRECT_URL:
    'वही डेटाबेस, कनेक्शन बाँटने वाले पूलर (PgBouncer) के बिना: घटनाओं, घड़ियों, माइग्रेशन और बैकअप के लिए',
  DATABASE_REPLICA_URL:
    '`DATABASE_URL` की PostgreSQL प्रतिकृति, जो सूचियों, रिपोर्टों और फ़ाइलों का जवाब देती है',
  MIGRATIONS: 'शुरू होते समय डेटाबेस नया किया जाए (`apply`) या कहीं और होने का इंतज़ार हो (`wait`)',
  STOP_DELAY: 'बंद होते समय प्रोसेस कितने मिलीसेकंड कॉल लेता रहे, और शुरू किया काम कितने में पूरा करे',
  OIDC_ISSUER: 'कंपनी का OpenID Connect प्रदाता, जिससे साइन-इन चालू होता है',
  OIDC_NAME: 'बटन पर प्रदाता का नाम, और उससे क्या पूछा जाता है',
  OIDC_ROLES: 'निर्देशिका के समूह कौन-सी भूमिकाएँ देते हैं; न हो तो भूमिकाएँ कंसोल की हैं',
  OIDC_CREATE: '`yes`: प्रदाता से पहली बार साइन-इन पर व्यक्ति बनता है; `no`: सिर्फ़ वे जो यहाँ हैं',
  SECRETS_KEY:
    'दूसरा चरण (ऐप के कोड, पासकी, रिकवरी कोड) चालू करती है: 32 बाइट की कुंजी, जो उनके रहस्य छिपाती है; बैकअप से अलग रखें',
  SECOND_FACTOR_ROLES: 'जिन भूमिकाओं के लोगों को दूसरा चरण रखना ही है; `SECRETS_KEY` चाहिए',
  WEBHOOK_PRIVATE_HOSTS: 'कंपनी के अंदर वेबहुक पाने वाले: होस्ट, पते और नेटवर्क',
  WEBHOOK_RECEIVERS: 'वेबहुक पाने वालों के पते, जिनके नाम स्क्रीन फ़ाइलें बताती हैं',
  METRICS_PORT: 'Prometheus `/metrics` कहाँ पढ़ता है; न हो तो कुछ नहीं मापा जाता',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'OpenTelemetry कलेक्टर, जिसे ट्रेस भेजे जाते हैं; न हो तो कोई नहीं',
  BACKUP_TO: 'फ़ोल्डर या `s3://`, जहाँ समय पर बैकअप रखे जाते हैं; न हो तो अपने-आप कोई नहीं बनता',
};

/** A link of the reference would lead nowhere on a page: its words stay. */
const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');

export const meaningOf = ({ names, meaning }: (typeof settings)[number]) => {
  const hi = hindi[names[0]];
  return { message: withoutLinks(meaning), ...(hi !== undefined && { hi }) };
};
