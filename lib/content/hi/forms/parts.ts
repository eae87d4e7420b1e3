import type * as english from '../../forms/parts';
import type { Words } from '../../words';

export const fieldParts: Words<typeof english.fieldParts> = {
  optional: '(ज़रूरी नहीं)',
  required: '* वाले खाने भरना ज़रूरी है।',
  details: 'और जानकारी दें (ज़रूरी नहीं)',
  error: 'गलती:',
};

export const didYouMean = () => 'क्या आपका मतलब यह था:';

export const errorSummary: Words<typeof english.errorSummary> = {
  notSent: 'फ़ॉर्म नहीं भेजा गया',
  mistakes: 'फ़ॉर्म में कुछ गलतियाँ हैं',
};

export const captchaField: Words<typeof english.captchaField> = {
  label: 'तस्वीर में लिखे अक्षर',
  hint: 'बड़े (ABC) और छोटे (abc) अक्षर वैसे ही लिखें।',
  picture: 'छह टेढ़े-मेढ़े अक्षर',
  reload: 'बदलें',
  skip: 'अक्षर पढ़ने में दिक़्क़त? यहाँ दबाएँ',
  work: {
    working: 'ज़रा रुकें: आपका डिवाइस साबित कर रहा है कि वह रोबोट नहीं है।',
    extra: 'इस बीच आपका डिवाइस साबित कर रहा है कि वह रोबोट नहीं है। आप फ़ॉर्म भरते रहें।',
    done: 'हो गया। अक्षर लिखने की ज़रूरत नहीं: फ़ॉर्म भेज सकते हैं।',
    failed: 'यह नहीं हो पाया। फिर कोशिश करें, या तस्वीर के अक्षर लिखें।',
  },
};

export const formWithoutScripts = () =>
  'इस फ़ॉर्म के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है। उसके बिना, हमें कॉल करें या लिखें। बात किसी जॉब की है, तो उसका नाम लिखें और बायोडाटा साथ लगाएँ।';

export const formNotReady = () =>
  'यह बटन अभी काम नहीं कर रहा, क्योंकि पेज का एक हिस्सा लोड नहीं हुआ है। तब तक आपका लिखा हुआ यहीं रहेगा। ऐसा ही रहे, तो अपना लिखा कॉपी करके पेज फिर से लोड करें, या हमें कॉल करें या लिखें।';

export const brokenForm: Words<typeof english.brokenForm> = {
  heading: 'यह फ़ॉर्म आपके ब्राउज़र में नहीं चल रहा',
  text: 'पेज फिर से लोड करने से शायद ठीक हो जाए। न हो, तो हमें कॉल करें या लिखें, और जो भेजना था उसे साथ लगाएँ।',
};
