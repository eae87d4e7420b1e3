import { phrasesIn } from './fillers';

/** A wish that no field of a job holds: how searches ask for it, and how ads state it. */
type StatedWish = { asked: readonly string[]; notBefore?: readonly string[]; stated: RegExp };

const WOMEN = 'females?|ladies|lady|women|woman|girls?';

export const STATED_WISHES = {
  immediate: {
    asked: phrasesIn([
      'immediate joining, immediate joiner, immediate joiners, join immediately, urgent joining',
      'तुरंत जॉइनिंग, तुरंत, turant joining, ತಕ್ಷಣ, ತಕ್ಷಣ ಸೇರ್ಪಡೆ',
    ]),
    stated:
      /\bimmediate(?:ly)?\W+(?:join|start|hir|requir|avail)|\bjoin(?:ing)?\W+immediate|\bimmediate\b.{0,20}\bjoin/i,
  },
  women: {
    asked: phrasesIn([
      'for ladies, for women, for woman, for female, for females, for girls, female, females',
      'ladies, women, woman, girls, girl, lady, mahila, महिला, महिलाओं, महिलाओं के लिए, लड़कियों',
      'ಮಹಿಳೆ, ಮಹಿಳೆಯರು, ಮಹಿಳೆಯರಿಗೆ, ಮಹಿಳಾ',
    ]),
    notBefore: phrasesIn(['tailor, tailors, hostel, wear, fashion, beautician, health, boutique']),
    stated: new RegExp(
      String.raw`^(?!.*\b(?:male|men|boys?|gents)\b).*(?<!\/)\b(?:${WOMEN})\b|\b(?:${WOMEN})\W+(?:candidates?|applicants?|only|staff|preferred)\b|\b(?:only|prefer\w*)\W+(?:${WOMEN})\b`,
      'i',
    ),
  },
  accommodation: {
    asked: phrasesIn([
      'accommodation, accomodation, with accommodation, with room, room, with stay, hostel facility',
      'rehne ki suvidha, rehne ke liye, rehna, kamra, रहने की सुविधा, रहने की जगह, रहना, रूम, कमरा',
      'रहने के लिए, रहने के लिए कमरा, ವಸತಿ, ವಸತಿಯೊಂದಿಗೆ',
    ]),
    notBefore: phrasesIn(['attendant, boy, service, division']),
    // What a disabled candidate may ask for is another accommodation.
    stated:
      /^(?!.*(?:disab|request|reasonabl|assistance or|(?:need|require)(?:s|e?d)?\W(?:an?\W|any\W)?accommo)).*\baccomm?odation\b|\b(?:free|with|provided?)\W+(?:room|stay|lodging|hostel)\b|\b(?:room|stay|lodging|hostel|quarters?)\W+(?:(?:is|will be|facility)\W+)*(?:provided|available|free)\b/i,
  },
  food: {
    asked: phrasesIn(['with food, food provided, free food, with meals, fooding, मेस, मुफ्त खाना, ಊಟ']),
    stated:
      /\b(?:free|with|provid\w+|subsidi[sz]ed)\W+(?:food(?:ing)?|meals?|lunch|breakfast|dinner)\b|\bfooding\b|\bmess\W+(?:is\W+)?(?:available|facility|free|provided)\b|\b(?:food|meals?|lunch)\W+(?:(?:is|and|&|accomm?odation|stay|will be|facility)\W+)*(?:provid\w+|available|free|facility)\b/i,
  },
  // Less than class 10; "8th pass" is read in quantities.ts.
  unschooled: {
    asked: phrasesIn([
      'no education, without education, uneducated, illiterate, school dropout, non matric, no qualification',
      'anpadh, unpadh, kam padhe likhe, अनपढ़, कम पढ़े लिखे, बिना पढ़े लिखे, ಓದಿಲ್ಲದ, ಓದದ',
    ]),
    stated:
      /\b[5-9]th\W{1,3}(?:pass|class|std|standard|fail|(?:and |or |to )?(?:1[02]th|diploma|iti))\b|\bbelow\W{1,3}(?:10|ten|ssc|matric)|\bno\W{1,3}(?:formal\W{1,3})?(?:education|qualifications?)\W{1,3}(?:is\W{1,3})?(?:required|needed|necessary)|\billiterate\b|\bnon\W?matric/i,
  },
  fivedays: {
    asked: phrasesIn([
      '5 days, 5 days working, 5 days a week, 5 day week, 5 days week, five days, five days working',
    ]),
    stated:
      /(?<!\d|\d-)\b(?:5|five)\W{0,3}days?\W{0,3}(?:a\W{1,3})?(?:week|work|wfo)|\bwork\w*\W{0,3}(?:mode|days|from office)\b.{0,25}(?<!\d)(?:5|five)\W{0,3}days\b|\bmon(?:day)?\W{0,3}(?:-|–|to)\W{0,3}fri(?:day)?\b/i,
  },
  nightshift: {
    asked: phrasesIn([
      'night shift, night shifts, night job, night duty, us shift, raat ki shift, raat, raat ki',
      'नाइट शिफ्ट, रात, रात की, रात में, रात की शिफ्ट, रात की ड्यूटी, ನೈಟ್ ಶಿಫ್ಟ್, ರಾತ್ರಿ ಪಾಳಿ',
    ]),
    stated: /(?<!\bno\W{1,3})\b(?:night|us|u\.s\.?)\W{1,3}(?:shifts?|duty)\b/i,
  },
  dayshift: {
    asked: phrasesIn([
      'day shift, day shifts, morning shift, general shift, no night shift, no night shifts',
      'दिन की शिफ्ट, डे शिफ्ट, din ki shift, ಹಗಲು ಪಾಳಿ, ಡೇ ಶಿಫ್ಟ್',
    ]),
    stated: /\b(?:day|morning|general)\W{1,3}shifts?\b|\bno\W{1,3}night\W{1,3}shifts?\b/i,
  },
  abroad: {
    asked: phrasesIn([
      'abroad, overseas, gulf, gulf country, gulf countries, foreign, foreign country, videsh',
      'विदेश, विदेश में, ವಿದೇಶ, ವಿದೇಶದಲ್ಲಿ',
    ]),
    notBefore: phrasesIn([
      'education, admission, admissions, counsellor, counselor, language, exchange, trade',
    ]),
    stated: /\b(?:gulf|uae|u\.a\.e|dubai|abu dhabi|sharjah|qatar|doha|saudi|kuwait|oman|muscat|bahrain)\b/i,
  },
  'part-time': {
    asked: [],
    stated:
      /^(?=.{0,80}$)(?!.*\b(?:no|not|degree|courses?|mba|students?)\b).*\bpart\W{0,2}time\b|\bfull\W{0,2}time\W{1,3}(?:or\W)?part\W{0,2}time\b/i,
  },
  hybrid: { asked: [], stated: /\bhybrid\b(?!\W+(?:cloud|mobile|app|vehicle|car|seed|infra|integration))/i },
} as const satisfies Record<string, StatedWish>;

export type StatedName = keyof typeof STATED_WISHES;
export const STATED_NAMES = Object.keys(STATED_WISHES) as StatedName[];
