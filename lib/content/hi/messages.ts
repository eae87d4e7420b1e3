import type * as english from '../messages';
import type { Words } from '../words';

export const messages: Words<typeof english.messages> = {
  noResult: 'कोई नौकरी नहीं मिली!',
  nearest: 'आपकी खोज से मिलती-जुलती नौकरियाँ देखें',
  captchaMismatch: 'आपके लिखे अक्षर तस्वीर से नहीं मिलते, फिर लिखें',
  captchaCase: 'आपके लिखे अक्षर तस्वीर से नहीं मिलते: देखें कि कौन से अक्षर बड़े (ABC) हैं और कौन से छोटे (abc)',
  captchaUnavailable: 'तस्वीर लोड नहीं हो पाई। पास में “बदलें” दबाएँ।',
  notAnswered: 'साइट से जवाब नहीं आया। आपका लिखा हुआ यहीं है। एक मिनट बाद फिर कोशिश करें।',
  noConnection: 'लगता है, आपका इंटरनेट बंद है। आपका लिखा हुआ यहीं है। इंटरनेट आने पर फिर कोशिश करें।',
  searchFailed: 'खोज अभी काम नहीं कर रही। एक मिनट बाद फिर कोशिश करें।',
  requestNumber: (requestId) => `ऐसा फिर हो, तो हमें यह नंबर बताएँ: ${requestId}।`,
};
