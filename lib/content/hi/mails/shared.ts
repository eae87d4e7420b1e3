import type * as english from '../../mails/shared';

export const candidateWords: typeof english.candidateWords = {
  greeting: 'नमस्ते,',
  neverPay: 'नौकरी खोजने वाले हमें कभी पैसे नहीं देते, किसी भी समय। कोई हमारे नाम पर पैसे माँगे, तो वह हम नहीं हैं।',
};
