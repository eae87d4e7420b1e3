import type * as english from '../../mails/shared';

export const candidateWords: typeof english.candidateWords = {
  greeting: 'नमस्ते,',
  neverPay:
    'नौकरी के लिए हम आपसे कभी पैसे नहीं लेते, किसी भी मोड़ पर नहीं। कोई हमारे नाम पर पैसे माँगे, तो वह हमारी तरफ़ से नहीं है।',
};
